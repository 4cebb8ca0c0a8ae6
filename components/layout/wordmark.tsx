import { company } from '@/lib/content/query/all-content';

/**
 * The company's logo in a box of 40 × 40: a leaf of the sea almond, split along its midrib into two sails, on half a
 * fruit as the hull. All icons have the same shapes.
 */
const logo = {
  leaf: 'M18.45 29.44C22.62 26.31 31.08 24.43 33.15 16.71C34.93 10.04 32.26 2.39 26.19.55zM16.33 28.87C15.13 24.51 10.25 19.47 12.01 12.91C13.61 6.92 18.1 3.98 22.82 4.62z',
  fruit:
    'M1 28.8C7.8 31.7 14.4 32.5 20.5 32C27.2 31.5 33.4 29.4 39 25.6C36.8 34.4 30.2 39.2 20.8 39.2C12 39.2 4.6 35.5 1 28.8z',
};

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
