import type { ReactNode } from 'react';
import { type Image, Picture } from './picture';

/** A page that an item links to, with a short note on it where the name does not say enough. */
export type TileItem = { href: string; name: string; note?: ReactNode; image: Image };

type Props = TileItem & {
  /**
   * The picture is above the words in a row that scrolls, unless its class names make columns; the only one of its
   * kind is a card. Otherwise it is beside them on phones.
   */
  picture?: 'above' | 'alone';
  /** Class names that say how wide it is, where that is not its row's matter. */
  className?: string;
  /** What stands under the words. */
  children?: ReactNode;
};

// Large letters go under the picture.
const layouts = {
  above: 'block',
  alone: 'border border-line bg-white text-ink md:grid md:grid-cols-2',
  varies: 'flex flex-wrap gap-4 sm:block',
};
const frames = { above: '', alone: '', varies: 'w-28 flex-none sm:w-auto' };
const words = {
  above: 'mt-3',
  alone: 'self-center p-6 lg:p-8',
  varies: 'flex-1 basis-[8rem] sm:mt-3',
};
const names = {
  above: 'text-xl',
  alone: 'text-3xl',
  varies: 'text-xl sm:text-card',
};
const notes = {
  above: 'text-base opacity-85',
  alone: 'text-base',
  varies: 'text-base opacity-85',
};
const sizes = {
  above: '352px',
  alone: '(min-width: 768px) 50vw, 100vw',
  varies: '(min-width: 1024px) 300px, (min-width: 640px) 50vw, 112px',
};

/** A small card: a picture and words. */
export function Tile({ href, name, note, image, picture, className = '', children }: Props) {
  const at = picture ?? 'varies';
  return (
    <li className={`card relative min-w-0 ${layouts[at]} ${className}`}>
      <div className={`overflow-hidden ${frames[at]}`}>
        <Picture
          image={image}
          sizes={sizes[at]}
          className={`card-picture aspect-3/2 w-full object-cover ${picture === 'alone' ? 'h-full' : ''}`}
        />
      </div>
      <div className={`min-w-0 ${words[at]}`}>
        <a
          href={href}
          className="block underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span className={`block font-serif leading-tight ${names[at]}`}>{name}</span>
          {note && <span className={`mt-1 block ${notes[at]}`}>{note}</span>}
        </a>
        {children}
      </div>
    </li>
  );
}
