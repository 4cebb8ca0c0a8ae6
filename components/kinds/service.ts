import type { ItemOf } from '@/lib/content/items';
import { search } from '@/lib/content/site';
import { service as serviceData } from '@/lib/seo/json-ld';
import type { Kind } from './kind';

/** A service that the company arranges, or an activity. Its page is app/[slug]. */
export const service: Kind<ItemOf<'service'>> = {
  heading: ({ name }) => name,
  label: () => undefined,
  title: ({ name, heading }) => `${name}: ${heading}`,
  summary: ({ summary }) => [summary],
  text: ({ paragraph, sections }) => [paragraph, ...sections.map(({ heading }) => heading)],
  data: ({ name }, about) => serviceData(name, about, search.area),
};
