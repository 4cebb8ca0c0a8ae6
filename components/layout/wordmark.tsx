import { logo } from './logo';

type Props = {
  name: string;
  /** Shows only the mark in short windows and on the narrowest phones, where the header needs the room. */
  collapsible?: boolean;
};

/** The maximum length of a line. Longer names break into two lines, to leave space for the links. */
const maxLineLength = 12;

/** The mark and the company's name. The fruit has the colour of the text: dark on paper, light on deep. */
export function Wordmark({ name, collapsible = false }: Props) {
  const lines =
    name.length > maxLineLength
      ? 'text-xl min-w-min max-w-[7em] text-balance'
      : 'text-2xl whitespace-nowrap sm:text-[1.625rem]';
  const hidden = collapsible ? 'no-name:hidden' : '';
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 flex-none sm:size-10">
        <path d={logo.leaf} className="fill-coral" />
        <path d={logo.fruit} className="fill-current" />
      </svg>
      <span className={`font-serif leading-none tracking-[-0.02em] ${lines} ${hidden}`}>
        {name}
      </span>
    </span>
  );
}
