import type { ReactNode } from 'react';
import { Banner } from '@/components/banner/banner';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Item } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { itemTypeOf } from '@/lib/item-types/item-types';
import { routes } from '@/lib/routes';
import { sitePageOf } from '@/lib/site-pages/site-pages';
import { keepBracketsTogether, withNoBreakSpaces } from '@/lib/text/no-break-spaces';

type Props = {
  item: Item;
  /** The page that lists the item. */
  parent: { label: string; href: string };
  /** The small line above its heading, unless its list is. */
  label?: string;
  /** What it costs. */
  price?: ReactNode;
};

/** The top of an item's page: its name on a deep surface, and its whole picture beside it. */
export function ItemBanner({ item, parent, label, price }: Props) {
  const page = sitePageOf(item);
  const line = label ?? page.label;
  return (
    <Banner image={item.image} shape="card" className="pt-header">
      <Breadcrumb
        name={labels.breadcrumb}
        trail={[{ label: labels.home, href: routes.home }, parent]}
      />
      {line && (
        <p className="on-sheet mt-6 text-label font-semibold text-shallow uppercase">{line}</p>
      )}
      <h1 className="on-sheet mt-2 text-title">{keepBracketsTogether(page.heading)}</h1>
      {price}
      {itemTypeOf(item)
        .leads(item)
        .map(withNoBreakSpaces)
        .map((line, index) => (
          <p
            key={line}
            className={`max-w-lg text-balance ${index === 0 ? 'mt-4 text-lead' : 'mt-2 opacity-85'}`}
          >
            {line}
          </p>
        ))}
    </Banner>
  );
}
