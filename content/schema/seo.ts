import { z } from 'zod';
import { group, title } from './fields';

const named = title.includes('{name}');
const timed = title.includes('{duration}');

/** The words that only search engines and shared links show: titles of the pages of items. */
export const seoSchema = z.strictObject({
  area: title.describe('where the company works, such as Andaman Islands'),
  titles: group('the titles of items’ pages; {name} and {duration} become those of the item', {
    honeymoonPackages: timed,
    familyPackages: timed,
    themedPackages: named.includes('{duration}'),
    place: named,
    sport: named,
    beach: named,
    sight: named,
    operator: named,
    ferryRoute: named,
  }),
});

export type Seo = z.infer<typeof seoSchema>;
