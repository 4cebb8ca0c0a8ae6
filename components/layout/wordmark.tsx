import { logo } from '@/lib/logo';
import { nameLines } from '@/lib/text/name-lines';

type Props = {
  name: string;
  /** Shows only the mark in low windows and on the narrowest phones, where the header needs the room. */
  shortens?: boolean;
};

/** The maximum length of a line. A longer name is on two lines, so that it leaves the links their space. */
const longestLine = 12;

/** The mark and the company's name. The fruit has the text's colour: dark on paper, light on deep. */
export function Wordmark({ name, shortens = false }: Props) {
  const lines = nameLines(name, longestLine);
  return (
    <span
      className={`flex items-center gap-2.5 font-serif leading-none tracking-[-0.02em] whitespace-nowrap ${sizeOf(lines)}`}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 flex-none sm:size-10">
        <path d={logo.leaf} className="fill-coral" />
        <path d={logo.fruit} className="fill-current" />
      </svg>
      <span className={shortens ? 'max-[22rem]:hidden cramped:max-[61rem]:hidden' : undefined}>
        {lines.length === 1
          ? name
          : lines.map((line) => (
              <span key={line} className="block">
                {line}{' '}
              </span>
            ))}
      </span>
    </span>
  );
}

/** Long words are smaller, so that they fit into the header of narrow phones. */
function sizeOf(lines: string[]) {
  const longest = Math.max(...lines.map(({ length }) => length));
  if (longest > 12) return 'text-base';
  return lines.length > 1 ? 'text-xl' : 'text-2xl sm:text-[1.625rem]';
}
