import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';

/** A page that an item links to, with a short note on it. */
export type TileItem = { href: string; name: string; note: string; image: Image };

type Props = TileItem & {
  /** How wide it is on wide screens, as in `sizes` of a picture. */
  sizes: string;
  /** Alone in its row: the picture is beside the words on screens wider than a phone, too. */
  alone?: boolean;
  /** Not shown until a script does. */
  hidden?: boolean;
  /** What stands under the words. */
  children?: ReactNode;
};

/** A small card: the picture beside the words on phones, above them elsewhere. */
export function Tile({ href, name, note, image, sizes, alone = false, hidden, children }: Props) {
  return (
    <li
      hidden={hidden}
      className={`lift relative flex min-w-0 gap-4 ${alone ? 'sm:col-span-2 sm:items-end sm:gap-6' : 'sm:block'}`}
    >
      <div className={`w-28 flex-none overflow-hidden ${alone ? 'sm:w-1/2' : 'sm:w-auto'}`}>
        <Picture
          image={image}
          sizes={`${sizes}, (min-width: 640px) 50vw, 112px`}
          className="lift-picture aspect-3/2 w-full object-cover"
        />
      </div>
      <div className="min-w-0 sm:mt-3">
        <a
          href={href}
          className="block underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span className="block font-serif text-xl leading-tight sm:text-card">{name}</span>
          <span className="mt-1 block text-base opacity-85">{note}</span>
        </a>
        {children}
      </div>
    </li>
  );
}
