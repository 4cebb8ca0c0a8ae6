/** The ids of headings that links may lead to, by the names of their pages. Entries of the content have their own. */
export const anchors = {
  guide: { next: 'next-step' },
  beforeYouTravel: { help: 'help' },
  seasons: { year: 'the-year', months: 'month-by-month', openings: 'openings' },
  prices: {
    price: 'price',
    covers: 'covers',
    quotes: 'quotes',
    paying: 'paying',
    changes: 'changes',
  },
  ferryCancelled: { now: 'now', help: 'help', operators: 'operators', form: 'ferry-form' },
} as const;

/** The id of the dialog with an item's details. */
export function dialogId({ slug }: { slug: string }): string {
  return `details-${slug}`;
}
