import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';

type Props = {
  id: string;
  heading: string;
  /** Above its heading; beside it where both have room. */
  image?: Image | undefined;
  /** A line under its heading. */
  note?: string | false;
  /** Its rows. */
  children: ReactNode;
};

/**
 * What a page has on one topic. The heading is not the section's own child: a link to it would open every
 * row, see folded-row.css.
 */
export function Topic({ id, heading, image, note, children }: Props) {
  return (
    <section aria-labelledby={id} className="space-y-6">
      <div className={image && 'beside-picture'}>
        {image && (
          <Picture
            image={image}
            sizes="(min-width: 768px) 288px, 100vw"
            className="no-print mb-5 aspect-2/1 w-full md:mb-0 object-cover"
          />
        )}
        <h2 id={id} className="text-3xl leading-tight md:text-4xl">
          {heading}
        </h2>
        {note && <p className="mt-3 text-base text-quiet">{note}</p>}
      </div>
      <div>{children}</div>
    </section>
  );
}
