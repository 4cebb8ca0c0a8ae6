import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { End } from '@/components/ui/end';
import { type Image, Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { labels } from '@/lib/content/site';
import { routes } from '@/lib/routes';

type Props = {
  heading: string;
  lead?: string;
  image: Image;
  /** The last step of the breadcrumb. */
  crumb: string;
  /** The first step, by default HOME with its link. */
  parent?: { label: string; href?: string };
  /** The picture's own size in px. */
  size?: { width: number; height: number };
  /** Links and buttons under the lead. */
  children?: ReactNode;
};

/** The picture, heading and breadcrumb that open a page: 60 % of the screen's height. */
export function PageBanner({ heading, lead, image, crumb, parent, size, children }: Props) {
  const { width, height } = size ?? { width: 1600, height: 1000 };
  return (
    <div className="banner relative isolate flex min-h-[60vh] items-end overflow-hidden bg-deep text-paper">
      <Picture
        image={image}
        sizes="(max-aspect-ratio: 9/10) 90vh, 100vw"
        width={width}
        height={height}
        first
        className="absolute inset-0 -z-20 size-full object-cover object-[72%_50%] md:object-center"
      />
      <div className="whole on-picture">
        <Container className="pb-12 md:pb-16">
          <Breadcrumb
            name={labels.breadcrumb}
            trail={[parent ?? { label: labels.home, href: routes.home }]}
            current={crumb}
          />
          <h1 className="mt-3 max-w-2xl text-banner">{heading}</h1>
          {lead && <p className="mt-5 max-w-lg text-lead text-balance">{lead}</p>}
          {children}
        </Container>
        <End />
      </div>
    </div>
  );
}
