import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & { href: string; newTabNote: string; noteStyle?: string };

/** A link that opens a new tab, and tells screen readers so. */
export function ExternalLink({ children, newTabNote, noteStyle = 'sr-only', ...rest }: Props) {
  return (
    <a {...rest} target="_blank" rel="noopener">
      {children}
      <span className={noteStyle}>{` ${newTabNote}`}</span>
    </a>
  );
}
