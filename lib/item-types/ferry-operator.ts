import { labels, pages, seo } from '@/lib/content/query/content';
import { type FerryOperator, schedulesOf } from '@/lib/content/query/ferries';
import { itemsWithSlugs } from '@/lib/content/query/items';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { interpolate } from '@/lib/text/interpolate';
import { ferriesMapData, ferryLinks, ferryOperatorFacts } from './ferry-facts';
import { namesOf, type ViewWithDialog } from './item-view';

/** Makes the view of a company or authority that runs ferries. */
export function ferryOperatorView(item: FerryOperator): ViewWithDialog {
  const { name, subtitle, description, details, rules = {} } = item;
  const schedules = schedulesOf(item);
  return {
    ...namesOf(item, name),
    listHeading: pages.ferries.operators.heading,
    taglines: [subtitle],
    search: { text: [...details.slice(0, 1), ...Object.values(rules)] },
    seo: {
      title: interpolate(seo.titles.ferryOperator, { name }),
      summary: [subtitle, description],
      structuredData: ({ url, image }) => ({
        '@type': 'Organization',
        name,
        description: subtitle,
        image,
        mainEntityOfPage: url,
        url: schedules[0]?.href,
      }),
    },
    detailsLabel: labels.ferries.details,
    cardSubtitle: subtitle,
    cardText: description,
    lead: description,
    paragraphs: details,
    schedules,
    facts: () => ferryOperatorFacts(item),
    links: () => [
      { label: pages.ferries.routes.heading, href: `${routes.ferries}#${anchors.ferries.routes}` },
      ...ferryLinks,
    ],
    map: () => ferriesMapData(itemsWithSlugs('ferryRoute', item.ferryRoutes)),
  };
}
