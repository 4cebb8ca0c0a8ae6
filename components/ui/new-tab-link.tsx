import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & { href: string; newTabNote: string };

/** A link that opens a new tab, and tells screen readers so. */
export function NewTabLink({ children, newTabNote, ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{` ${newTabNote}`}</span>
    </a>
  );
}
