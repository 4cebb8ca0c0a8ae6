import type { Search } from './schema/search';

// Words that only search engines, feed readers and shared links show. What stands in { } is filled
// in from the item. Keep titles short: some 50 characters are shown, the company's name included.
export const search: Search = {
  area: 'Andaman Islands',
  feed: 'Sea Almond: notes from Port Blair',
  titles: {
    honeymoonPackages: 'Andaman honeymoon, {duration}',
    familyPackages: 'Andaman family package, {duration}',
    themedPackages: '{name}, {duration}',
    place: '{name}: what to see and do',
    sport: '{name} in the Andamans',
    beach: '{name}, beaches of the Andamans',
    sight: '{name}, Andaman sights',
    operator: '{name}: sailings in the Andamans',
    crossing: '{name} by ferry',
  },
};
