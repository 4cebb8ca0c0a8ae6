// In forced-colors mode backgrounds are removed, and the border shows the button.
const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-full border-2 px-6 py-3 font-semibold leading-tight motion-safe:transition-colors';

const looks = {
  /** The main action on a surface. */
  primary: 'border-transparent bg-coral text-deep hover:bg-deep hover:text-paper',
  /** The same on a deep surface. */
  onDeep: 'border-transparent bg-coral text-deep hover:bg-paper',
  /** A secondary action. */
  quiet: 'border-current hover:bg-deep hover:text-paper hover:border-deep',
  quietOnDeep: 'border-current hover:bg-paper hover:text-deep hover:border-paper',
} as const;

export type ButtonLook = keyof typeof looks;

/** The class names that make a link or a button look like a button. */
export function buttonStyle(look: ButtonLook = 'primary'): string {
  return `${base} ${looks[look]}`;
}
