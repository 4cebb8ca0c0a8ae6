import type { ReactNode } from 'react';
import { EnquireLink } from '@/components/enquiry/enquire-link';
import { barStep } from '@/components/ui/button-style';
import { type Item, parentOf } from '@/lib/content/query/items';
import { aboutOf } from '@/lib/item-types/item-types';
import { routes } from '@/lib/routes';
import { sitePage } from '@/lib/site-pages/site-pages';
import { ContentsLine, type PageHeading } from './contents-line';
import { ItemBanner } from './item-banner';

type Props = {
  item: Item;
  /** The small line above its heading, unless its list is. */
  label?: string;
  /** What it costs. */
  price?: ReactNode;
  /** Whether its banner is low, for names with few words. */
  low?: boolean;
  /** The headings that the line of contents names; without any there is no such line. */
  contents?: readonly PageHeading[];
  /** Whether the popup, which knows a trip, is the way to ask on small screens. */
  popup?: boolean;
  /** The first section (item-start.tsx), and what follows it. */
  children: ReactNode;
};

/** The frame of an item's page: its banner, what the page holds, and the way to ask about it. */
export function ItemPage({ item, contents = [], popup, children, ...banner }: Props) {
  const { crumb, heading, route } = sitePage(parentOf(item) ?? routes.home);
  const about = aboutOf(item);
  return (
    <article data-trip-name={popup ? about.name : undefined}>
      <ItemBanner item={item} parent={{ label: crumb ?? heading, href: route }} {...banner} />
      {contents.length > 0 && (
        <ContentsLine headings={contents}>
          <EnquireLink about={about} look="quiet" className="min-h-11 py-2 max-wide:hidden" />
        </ContentsLine>
      )}
      {children}
      {!popup && <EnquireLink about={about} className={barStep} />}
    </article>
  );
}
