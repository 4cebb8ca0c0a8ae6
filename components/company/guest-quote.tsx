import type { Testimonial } from '@/lib/content/query/site';
import { ExampleTag } from './example-tag';

type Props = { guest: Testimonial | undefined; className?: string };

/** The words of a guest, with their name and city; nothing without a guest. */
export function GuestQuote({ guest, className = '' }: Props) {
  return (
    guest && (
      <figure>
        <blockquote className={`font-serif text-xl ${className}`}>“{guest.text}”</blockquote>
        <figcaption className="mt-2 text-base text-quiet">
          {guest.name}, {guest.city} <ExampleTag of={[guest]} />
        </figcaption>
      </figure>
    )
  );
}
