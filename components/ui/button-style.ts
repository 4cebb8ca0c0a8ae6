const variants = {
  /** The main action on a surface. */
  primary: 'border-transparent bg-coral text-on-bright hover:bg-chosen hover:text-on-chosen',
  /** The same on a deep surface. */
  onDeep: 'border-transparent bg-coral text-on-bright hover:bg-moon',
  /** A secondary action. */
  quiet: 'border-current hover:bg-chosen hover:text-on-chosen hover:border-chosen',
  /** A link or button beside an action. */
  plain: 'border-transparent hover:bg-sand',
  quietOnDeep: 'border-current hover:bg-moon hover:text-on-bright hover:border-moon',
} as const;

export type ButtonVariant = keyof typeof variants;

/** The class names of a button, also for links. */
export function buttonStyle(variant: ButtonVariant = 'primary'): string {
  return `button ${variants[variant]}`;
}

/** The class names of a page's main action in the bar of small screens (contact-bar.tsx). */
export const barActionStyle = `${buttonStyle()} bar-action print:hidden wide:hidden px-3 py-2 whitespace-nowrap`;
