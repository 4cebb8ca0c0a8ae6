import type { ComponentProps } from 'react';

export const textLinkStyle =
  'inline-block min-h-6 font-semibold text-lagoon underline underline-offset-4 hover:text-strong on-brand:text-inherit';

export const rowLinkStyle =
  'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-lagoon';

/** A standalone link, such as "All packages". It is printed only if it is the heading of a table row. */
export function TextLink(props: ComponentProps<'a'>) {
  return <a {...props} className={`${textLinkStyle} print:hidden`} />;
}
