import { labels, pages } from '@/lib/content/query/all-content';
import { type FerryOperator, schedulesOf } from '@/lib/content/query/ferries';
import { itemsWithSlugs } from '@/lib/content/query/items';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { interpolate } from '@/lib/text/interpolate';
import { ferriesMapData, ferryLinks, ferryOperatorFacts } from './ferry-facts';
import { basicView, type ViewWithDialog } from './item-view';

const { ferryOperators, ferryRoutes } = pages.ferries;

export function ferryOperatorView(item: FerryOperator): ViewWithDialog {
  const { name, subtitle, description, paragraphs, rules = {} } = item;
  return {
    ...basicView(item, name),
    list: ferryOperators,
    taglines: [subtitle],
    search: { text: [...paragraphs.slice(0, 1), ...Object.values(rules)] },
    seo: {
      title: interpolate(ferryOperators.itemTitle, { name }),
      summary: [subtitle, description],
      structuredData: ({ url, image }) => ({
        '@type': 'Organization',
        name,
        description: subtitle,
        image,
        mainEntityOfPage: url,
        url: schedulesOf(item)[0]?.href,
      }),
    },
    card: { subtitle, text: description, detailsLabel: labels.ferries.details },
    lead: description,
    paragraphs,
    facts: () => ferryOperatorFacts(item),
    links: () => [
      { label: ferryRoutes.heading, href: `${routes.ferries}#${anchors.ferries.routes}` },
      ...ferryLinks,
    ],
    mapData: () => ferriesMapData(itemsWithSlugs('ferryRoute', item.ferryRoutes)),
  };
}
