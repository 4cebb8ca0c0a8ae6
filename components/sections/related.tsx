import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';
import { Section, type Surface } from '@/components/ui/section';

/** Something that an item leads to: the page, and a word on it. */
export type RelatedItem = { href: string; name: string; note: string; image: Image };

type Props = {
  id: string;
  heading: string;
  items: readonly RelatedItem[];
  surface?: Surface;
  /** Where there are more of the kind. */
  more?: ReactNode;
};

/** Two rows of four: more would be a list, and there are pages for those. */
const most = 8;

/** What leads on from an item, in one row of small posters. Without any there is no section. */
export function Related({ id, heading, items, surface = 'sand', more }: Props) {
  if (items.length === 0) return null;
  return (
    <Section surface={surface} labelledBy={id}>
      <h2 id={id} className="text-3xl md:text-4xl">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.slice(0, most).map(({ href, name, note, image }) => (
          <li key={href} className="lift relative flex min-w-0 gap-4 sm:block">
            <div className="w-28 flex-none overflow-hidden sm:w-auto">
              <Picture
                image={image}
                sizes="(min-width: 1024px) 300px, (min-width: 640px) 50vw, 112px"
                className="lift-picture aspect-3/2 w-full object-cover"
              />
            </div>
            <a
              href={href}
              className="block min-w-0 after:absolute sm:mt-3 after:inset-0 underline-offset-4 hover:underline"
            >
              <span className="block font-serif text-xl leading-tight sm:text-card">{name}</span>
              <span className="mt-1 block text-base opacity-85">{note}</span>
            </a>
          </li>
        ))}
      </ul>
      {more && <p className="mt-10">{more}</p>}
    </Section>
  );
}
