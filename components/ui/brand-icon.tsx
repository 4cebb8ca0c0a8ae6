import type { SimpleIcon } from 'simple-icons';

/**
 * The logo of another service. It is decorative: the name is beside it or in the link's label.
 * The logo is a prop, so that client code contains only the logos that it shows.
 */
export function BrandIcon({ mark, className }: { mark: SimpleIcon; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d={mark.path} />
    </svg>
  );
}
