const variants = {
  /** The main action on a surface. */
  primary: 'border-transparent bg-coral text-on-bright hover:bg-selected hover:text-on-selected',
  /** The same on a dark surface. */
  onBrand: 'border-transparent bg-coral text-on-bright hover:bg-bright',
  /** A secondary action. */
  quiet: 'border-current hover:bg-selected hover:text-on-selected hover:border-selected',
  /** A link or button beside an action. */
  plain: 'border-transparent hover:bg-sand',
  quietOnBrand: 'border-current hover:bg-bright hover:text-on-bright hover:border-bright',
} as const;

export type ButtonVariant = keyof typeof variants;

/** The class names of a button, also for links. */
export function buttonStyle(variant: ButtonVariant = 'primary'): string {
  return `button ${variants[variant]}`;
}

/** The class names of a page's main action in the bar of small screens (contact-bar.tsx). */
export const barActionStyle = `${buttonStyle()} bar-action print:hidden wide:hidden px-3 py-2 whitespace-nowrap`;
