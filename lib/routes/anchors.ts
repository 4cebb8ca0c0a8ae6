import type { Terms } from '@/content/schema/terms';

/** The ids of linked sections, of which some are below the heading. Entries of the content have their own ids. */
export const anchors = {
  about: { people: 'people' },
  beforeYouTravel: { emergency: 'emergency' },
  contact: { sampleReply: 'sample-reply' },
  ferries: {
    operators: 'popular-cruise',
    routes: 'ferry-routes',
    rules: 'every-ferry',
    weather: 'weather',
    sea: 'at-sea',
  },
  ferryCancelled: { now: 'now', call: 'call', operators: 'operators', form: 'ferryCancelled-form' },
  guide: { next: 'next-step' },
  item: { map: 'map' },
  map: { list: 'list' },
  package: { days: 'days', dates: 'dates', total: 'total', price: 'price' },
  place: { thingsToDo: 'things-to-do', howLong: 'how-long', whenToGo: 'when-to-go' },
  prices: {
    price: 'price',
    covers: 'covers',
    quotes: 'quotes',
    paying: 'paying',
    changes: 'changes',
    onTrip: 'onTrip' satisfies keyof Terms,
    boats: 'boats' satisfies keyof Terms,
  },
  search: { field: 'search' },
  whenToGo: { year: 'the-year', months: 'month-by-month', openingHours: 'opening-hours' },
} as const;

/** The id of the dialog with an item's details. */
export function dialogId({ slug }: { slug: string }): string {
  return `dialog-${slug}`;
}
