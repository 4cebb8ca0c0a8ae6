import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';
import { Section, type Surface } from '@/components/ui/section';

/** A page that an item links to, with a short note on it. */
export type RelatedItem = { href: string; name: string; note: string; image: Image };

type Props = {
  id: string;
  heading: string;
  items: readonly RelatedItem[];
  surface?: Surface;
  /** A link to more items of the kind. */
  more?: ReactNode;
};

/** Two rows of four. Longer lists have their own pages. */
const most = 8;

/** How many are side by side on wide screens, and how wide each then is. */
const columns = {
  2: { grid: 'lg:grid-cols-2', sizes: '(min-width: 1024px) 600px' },
  3: { grid: 'lg:grid-cols-3', sizes: '(min-width: 1024px) 400px' },
  4: { grid: 'lg:grid-cols-4', sizes: '(min-width: 1024px) 300px' },
} as const;

/** The picture's position on screens wider than a phone; a single item fills the row with its text. */
const aboveItsWords = { row: 'sm:block', picture: 'sm:w-auto' };
const besideItsWords = { row: 'sm:col-span-2 sm:items-end sm:gap-6', picture: 'sm:w-1/2' };

/** Shows few items large, and avoids a gap in the last row where possible. */
function columnsFor(count: number) {
  if (count <= 2) return columns[2];
  return columns[count % 3 === 0 ? 3 : 4];
}

/** Items related to an item, in rows of posters. Without any, nothing is rendered. */
export function Related({ id, heading, items, surface = 'sand', more }: Props) {
  if (items.length === 0) return null;
  const { grid, sizes } = columnsFor(Math.min(items.length, most));
  const one = items.length === 1 ? besideItsWords : aboveItsWords;
  return (
    <Section surface={surface} labelledBy={id}>
      <h2 id={id} className="text-3xl md:text-4xl">
        {heading}
      </h2>
      <ul className={`mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 ${grid}`}>
        {items.slice(0, most).map(({ href, name, note, image }) => (
          <li key={href} className={`lift relative flex min-w-0 gap-4 ${one.row}`}>
            <div className={`w-28 flex-none overflow-hidden ${one.picture}`}>
              <Picture
                image={image}
                sizes={`${sizes}, (min-width: 640px) 50vw, 112px`}
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
