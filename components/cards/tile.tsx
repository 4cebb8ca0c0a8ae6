import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';

/** A page that an item links to, with a short note on it. */
export type TileItem = { href: string; name: string; note: ReactNode; image: Image };

type Props = TileItem & {
  /** Always with the picture above the words, for a row that scrolls. */
  upright?: boolean;
  /** Class names that say how wide it is, where that is not its row's matter. */
  className?: string;
  /** Not shown until a script does. */
  hidden?: boolean;
  /** What stands under the words. */
  children?: ReactNode;
};

/** A small card: the picture beside the words on phones, above them elsewhere. */
export function Tile({
  href,
  name,
  note,
  image,
  upright = false,
  className = '',
  hidden,
  children,
}: Props) {
  return (
    <li
      hidden={hidden}
      className={`lift relative min-w-0 ${upright ? 'block' : 'flex gap-4 sm:block'} ${className}`}
    >
      <div className={`overflow-hidden ${upright ? '' : 'w-28 flex-none sm:w-auto'}`}>
        <Picture
          image={image}
          sizes={upright ? '352px' : '(min-width: 1024px) 300px, (min-width: 640px) 50vw, 112px'}
          className="lift-picture aspect-3/2 w-full object-cover"
        />
      </div>
      <div className={`min-w-0 ${upright ? 'mt-3' : 'sm:mt-3'}`}>
        <a
          href={href}
          className="block underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          <span
            className={`block font-serif text-xl leading-tight ${upright ? '' : 'sm:text-card'}`}
          >
            {name}
          </span>
          <span className="mt-1 block text-base opacity-85">{note}</span>
        </a>
        {children}
      </div>
    </li>
  );
}
