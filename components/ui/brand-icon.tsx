import type { SimpleIcon } from 'simple-icons';

/**
 * The mark of a service elsewhere; decoration, its name stands beside it or is read from the link.
 * The mark itself is a prop: what runs in the browser brings no more of them than it shows.
 */
export function BrandIcon({ mark, className }: { mark: SimpleIcon; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d={mark.path} />
    </svg>
  );
}
