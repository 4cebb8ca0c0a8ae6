import { makePages } from '@/test/factories';

/** The pages with texts made from their names, except what tests compare, and lists that refer to other content. */
export const pages = makePages({
  home: { startingPrice: { label: 'Packages from', price: '{price:lowest}' } },
  packages: {
    filter: {
      legend: 'Price',
      none: 'none',
      total: '{withPrice} with a price, {onRequest} on request',
      matches: '{count} of {total} packages',
      onRequest: '{count} more on request.',
    },
    samplePlanLinks: {
      couple: { packages: ['honeymoon-2-nights'] },
      others: [{ label: 'A plan for a family', href: '/contact', packages: ['family-2-nights'] }],
    },
  },
  search: { examples: { queries: ['Green Island'] } },
  prices: {
    inShort: { price: { short: 'from {price:lowest} to {price:highest}' } },
    quotes: {
      table: {
        columns: [
          { id: 'question', heading: 'Question' },
          { id: 'ours', heading: 'Our plan' },
        ],
      },
    },
    refunds: {
      columns: [
        { id: 'when', heading: 'You cancel' },
        { id: 'couple', heading: 'A couple' },
      ],
    },
  },
  whenToGo: { wet: { one: '{rain} mm, {count} day', other: '{rain} mm, {count} days' } },
  ferryCancelled: { aliases: ['Ferry gone'], messages: { sms: 'By SMS', chat: 'By chat' } },
  saved: { list: { ask: { mail: 'Write a mail' } } },
  notFound: { heading: 'NoPage', links: [{ label: 'Find it', href: '/search' }] },
});
