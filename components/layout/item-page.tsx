import type { ComponentProps, ReactNode } from 'react';
import { ItemPanel } from '@/components/details/item-panel';
import { Container } from '@/components/ui/section';
import { ItemBanner } from './item-banner';

type Props = ComponentProps<typeof ItemBanner> & {
  /** The item in an enquiry. */
  about: string;
  /** Its own address. */
  route: string;
  /** What stands above the ways to ask: a price, figures. */
  facts?: ReactNode;
  /** All that there is to know about it. */
  children: ReactNode;
  /** What leads on from it. */
  related?: ReactNode;
};

/** The page of one item: the same details as in its dialog, and more. */
export function ItemPage({ about, route, facts, children, related, ...banner }: Props) {
  return (
    <article>
      <ItemBanner {...banner} />
      <Container className="grid items-start gap-12 py-16 md:py-24 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
        <div className="order-last max-w-prose space-y-8 lg:order-first">{children}</div>
        <ItemPanel about={about} heading={banner.heading} route={route}>
          {facts}
        </ItemPanel>
      </Container>
      {related}
    </article>
  );
}
