import type { ReactNode } from 'react';
import { type Image, Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section';

type Props = {
  id: string;
  heading: string;
  lead?: string | undefined;
  /** A picture above the heading, or beside it if there is room. */
  image?: Image | undefined;
  children: ReactNode;
};

/**
 * A section of a page on one topic. The heading must not be a direct child of the section, because a link to it would
 * then open every row (row.css).
 */
export function Topic({ id, heading, lead, image, children }: Props) {
  return (
    <section aria-labelledby={id} className="space-y-4 md:space-y-6">
      <div
        className={image && 'grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_18rem] md:items-end'}
      >
        {image && (
          <Picture
            image={image}
            sizes="(min-width: 768px) 288px, 100vw"
            className="print:hidden aspect-2/1 w-full object-cover md:order-last"
          />
        )}
        <SectionHeading id={id} heading={heading} lead={lead} size="part" />
      </div>
      <div>{children}</div>
    </section>
  );
}
