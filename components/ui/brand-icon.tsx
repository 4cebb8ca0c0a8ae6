import { siInstagram, siWhatsapp, siX } from 'simple-icons';

const marks = { instagram: siInstagram, whatsapp: siWhatsapp, x: siX } as const;

/** The mark of a service elsewhere; decoration, its name stands beside it or is read from the link. */
export function BrandIcon({ name, className }: { name: keyof typeof marks; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d={marks[name].path} />
    </svg>
  );
}
