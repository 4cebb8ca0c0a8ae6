import type { ReactNode } from 'react';
import { type Image, Picture } from './picture';

/** A page that an item links to, with a short note on it where the name does not say enough. */
export type TileItem = { href: string; name: string; note?: ReactNode; image: Image };

type Props = TileItem & {
  /** Whether it is the only one of its kind, which is a card; otherwise it is one of a row that scrolls. */
  alone?: boolean;
  /** Class names that say how wide it is, where that is not its row's matter. */
  className?: string;
  /** What stands under the words. */
  children?: ReactNode;
};

const inRow = {
  tile: '',
  picture: '',
  words: 'mt-3',
  name: 'text-xl',
  note: 'opacity-85',
  sizes: '352px',
};
const asCard = {
  tile: 'border border-line bg-white text-ink md:grid md:grid-cols-2',
  picture: 'h-full',
  words: 'self-center p-6 lg:p-8',
  name: 'text-3xl',
  note: '',
  sizes: '(min-width: 768px) 50vw, 100vw',
};

/** A small card: a picture, and words under it; the only one has them beside it. */
export function Tile({ href, name, note, image, alone, className = '', children }: Props) {
  const look = alone ? asCard : inRow;
  return (
    <li className={`card relative min-w-0 ${look.tile} ${className}`}>
      <div className="overflow-hidden">
        <Picture
          image={image}
          sizes={look.sizes}
          className={`card-picture aspect-3/2 w-full object-cover ${look.picture}`}
        />
      </div>
      <div className={`min-w-0 ${look.words}`}>
        <a
          href={href}
          className="block underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span className={`block font-serif leading-tight ${look.name}`}>{name}</span>
          {note && <span className={`mt-1 block text-base ${look.note}`}>{note}</span>}
        </a>
        {children}
      </div>
    </li>
  );
}
