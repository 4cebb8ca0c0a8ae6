import type { ReactNode } from 'react';
import { EnquireLink } from '@/components/enquiry/enquire-link';
import { barStep } from '@/components/ui/button-style';
import { type Item, parentOf } from '@/lib/content/query/items';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { routes } from '@/lib/routes';
import { sitePage } from '@/lib/site-pages/site-pages';
import { ItemBanner } from './item-banner';
import { type PageHeading, SectionNav } from './section-nav';

type Props = {
  item: Item;
  /** The small line above its heading, unless its list is. */
  label?: string;
  /** What it costs. */
  price?: ReactNode;
  /** The headings that the line of contents names; without any there is no such line. */
  contents?: readonly PageHeading[];
  /** Whether the popup, which knows a trip, is the way to ask on small screens. */
  popup?: boolean;
  /** The first section (item-intro.tsx), and what follows it. */
  children: ReactNode;
};

/** The frame of an item's page: its banner, what the page holds, and the way to ask about it. */
export function ItemPage({ item, contents = [], popup, children, ...banner }: Props) {
  const { crumb, heading, route } = sitePage(parentOf(item) ?? routes.home);
  const about = itemLinkOf(item);
  return (
    <article data-item-name={popup ? about.name : undefined}>
      <ItemBanner item={item} parent={{ label: crumb ?? heading, href: route }} {...banner} />
      {contents.length > 0 && (
        <SectionNav headings={contents}>
          <EnquireLink about={about} variant="quiet" className="min-h-11 py-2 max-wide:hidden" />
        </SectionNav>
      )}
      {children}
      {!popup && <EnquireLink about={about} className={barStep} />}
    </article>
  );
}
