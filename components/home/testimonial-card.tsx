import { Picture } from '@/components/ui/picture';
import type { Testimonial } from '@/lib/content/query/home';

/** A guest's quote. The line above the quotes says whether one is an example. */
export function TestimonialCard({ item }: { item: Testimonial }) {
  return (
    <figure className="flex h-full flex-col gap-6 bg-white p-7 text-ink forced-colors:border">
      <blockquote className="font-serif text-2xl leading-snug">“{item.text}”</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 text-base">
        <Picture
          image={item.image}
          sizes="56px"
          width={400}
          height={400}
          className="size-14 flex-none rounded-full"
        />
        <span>
          <span className="block font-semibold">
            {item.name}, {item.city}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
