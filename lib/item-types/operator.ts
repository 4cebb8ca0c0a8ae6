import { ferryRoutesOf, type Operator, schedulesOf } from '@/lib/content/query/ferries';
import { labels, pages, seo } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { interpolate } from '@/lib/text/interpolate';
import { ferriesMapData, ferryLinks, rulesOf } from './ferry-facts';
import type { ItemTypeWithDialog } from './item-type';

/** A company or office whose ships sail between the islands. */
export const operator: ItemTypeWithDialog<Operator> = {
  heading: ({ name }) => name,
  listName: () => pages.ferries.operators.heading,
  taglines: ({ subtitle }) => [subtitle],
  documentTitle: ({ name }) => interpolate(seo.titles.operator, { name }),
  summary: ({ subtitle, description }) => [subtitle, description],
  searchText: ({ details, rules = {} }) => [...details.slice(0, 1), ...Object.values(rules)],
  structuredData: (item, { url, image }) => ({
    '@type': 'Organization',
    name: item.name,
    description: item.subtitle,
    image,
    mainEntityOfPage: url,
    url: schedulesOf(item)[0]?.href,
  }),
  isSaveable: false,
  detailsLabel: labels.ferries.details,
  subtitle: ({ subtitle }) => subtitle,
  cardText: ({ description }) => description,
  firstSentence: ({ description }) => description,
  paragraphs: ({ details }) => details,
  facts: rulesOf,
  links: () => [
    { label: pages.ferries.routes.heading, href: `${routes.ferries}#ferry-routes` },
    ...ferryLinks,
  ],
  map: (item) => ferriesMapData(ferryRoutesOf(item)),
  related: () => [],
};
