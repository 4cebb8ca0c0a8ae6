import type { ReactNode } from 'react';
import { type Image, Picture } from './picture';

type Props = {
  /** The anchor of the card, so that a link can lead to it. */
  id: string;
  image: Image;
  /** Whether the picture is beside the content on all screens; then the card is as wide as its column. */
  beside?: boolean;
  children: ReactNode;
};

/** How wide the picture of a card is. */
export const cardPicture = '(min-width: 415px) 375px, calc(100vw - 40px)';

/**
 * A framed picture with content under it: 375 px wide where there is room, at least 510 px high on wide
 * screens. In a list on a phone the picture is beside the content.
 */
export function Card({ id, image, beside = false, children }: Props) {
  return (
    <article
      id={id}
      className={
        beside
          ? 'card relative grid w-full border border-line bg-white text-ink sm:max-md:grid-cols-[11rem_1fr] xl:grid-cols-[11rem_1fr]'
          : 'card relative flex w-full max-w-card flex-col xl:min-h-[510px] border border-line bg-white text-ink'
      }
    >
      <div className="overflow-hidden">
        <Picture
          image={image}
          sizes={cardPicture}
          className={`card-picture ${beside ? 'h-full md:max-xl:aspect-3/2' : 'aspect-3/2 xl:aspect-5/4'} w-full object-cover`}
        />
      </div>
      {children}
    </article>
  );
}
