import { company } from '@/lib/content/query/all-content';
import { logo } from './logo';

type Props = {
  /** Shows only the mark in short windows and on the narrowest phones, where the header needs the room. */
  collapsible?: boolean;
};

/** The fruit of the mark has the colour of the text: dark on paper, light on dark surfaces. */
export function Wordmark({ collapsible }: Props) {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9 flex-none sm:size-10">
        <path d={logo.leaf} className="fill-coral" />
        <path d={logo.fruit} className="fill-current" />
      </svg>
      <span
        className={`font-serif text-2xl leading-none tracking-[-0.02em] whitespace-nowrap sm:text-[1.625rem] ${collapsible ? 'no-name:hidden' : ''}`}
      >
        {company.name}
      </span>
    </span>
  );
}
