import { ExampleTag } from '@/components/ui/example-tag';
import type { Testimonial } from '@/lib/content/query/all-content';

/** A guest's quote, with name and city. Renders nothing without a guest. */
export function GuestQuote({ guest }: { guest: Testimonial | undefined }) {
  if (!guest) return null;
  return (
    <figure className="mt-6">
      <blockquote className="max-w-4xl font-serif text-xl md:text-2xl">“{guest.text}”</blockquote>
      <figcaption className="mt-2 text-base text-quiet">
        {guest.name}, {guest.city} <ExampleTag entries={[guest]} />
      </figcaption>
    </figure>
  );
}
