import { z } from 'zod';
import {
  alsoCalled,
  count,
  group,
  image,
  internalLink,
  line,
  lines,
  lineWith,
  link,
  links,
  list,
  paragraph,
  paragraphs,
  plural,
  rupees,
  title,
  updated,
} from './fields';

/** The metadata of every page for search engines and the browser's tab. */
const meta = {
  title: title
    .max(65)
    .describe('the title in the browser tab and in search results, up to 65 characters'),
  summary: line
    .min(50)
    .max(160)
    .describe('what search engines show under the title, 50 to 160 characters'),
};

/** The same with a date, for pages whose text is here; the privacy page's own file has its date. */
const dated = { ...meta, updated, alsoCalled };

const banner = z.strictObject({
  heading: title,
  crumb: title.describe('the last word of the breadcrumb, such as PACKAGES'),
  lead: line,
  image,
});

/** A page with a banner. */
const page = <Own extends z.ZodRawShape>(own: Own) => z.strictObject({ ...dated, banner, ...own });

/** A text that a guest sends; … stands for what the guest fills in. */
const message = z.strictObject({ to: title.describe('for whom it is'), text: paragraph });

const section = z.strictObject({ label: title, heading: title, lead: line.optional() });
const pictured = section.extend({
  image: image.optional().describe('under the heading where cards stand beside it'),
});

/** A section that sends the saved list: the words of its message. */
const asked = section.extend({
  sentence: lineWith('items').describe('the message; {items} becomes the names'),
});

/** A band of prices. It begins where the one before it ends. */
const band = z
  .strictObject({
    label: title.describe('what the option is called; the address of the choice is made of it'),
    to: rupees.optional().describe('the highest price, which belongs to the band'),
    below: rupees.optional().describe('the price under which the band ends'),
  })
  .refine(({ to, below }) => (to === undefined) !== (below === undefined), {
    error: 'has not exactly one end',
  })
  .describe("a band of prices with one end: { label: '25000-50000', to: 50000 }, or below: 15000");

const endOf = ({ to, below }: z.infer<typeof band>) => to ?? below ?? 0;

/** The words and the bands of the price filter. Words in { } are filled in. */
const priceFilter = z.strictObject({
  legend: title.describe('what the options are about'),
  all: title.describe('the option that shows every package'),
  bands: list(band, 1, 6)
    .refine(
      (bands) => bands.every((one, at) => at === 0 || endOf(one) > endOf(bands[at - 1] ?? one)),
      {
        error: 'does not go from cheap to dear',
      },
    )
    .describe('1 to 6 bands of prices, from cheap to dear'),
  none: title.describe('in place of the number of a band without a package'),
  total: lineWith('priced', 'onRequest').describe(
    'how many packages have a price and how many do not, with {priced} and {onRequest}',
  ),
  matches: count.describe('read aloud after a choice: how many match, with {count} and {total}'),
  empty: line.describe('shown when no package matches'),
  reset: title.describe('the link that leads back to all packages'),
  onRequest: count.describe('how many packages have no price, with {count}'),
  seeOnRequest: title.describe('the link that leads to them'),
});

/** The texts of the fixed pages. */
export const pagesSchema = z.strictObject({
  home: z.strictObject({
    ...dated,
    heroAction: link,
    introduction: section,
    startingPrice: line.describe('the words before the lowest package price'),
    tiles: z
      .array(
        z.strictObject({
          icon: z.enum(['packages', 'ferry', 'places', 'flights']),
          label: title,
          text: line,
          href: internalLink,
        }),
      )
      .length(4),
    why: section.extend({
      reasons: list(z.strictObject({ heading: title, paragraph }), 2, 6),
    }),
    sights: section.extend({ paragraph, action: link, image }),
  }),
  packages: page({
    honeymoon: pictured,
    family: pictured,
    flagship: pictured,
    filter: priceFilter,
    priceNote: paragraph,
  }),
  cruise: page({
    operators: section,
    routes: section,
    advice: group('on the sea, beside the map of the ferries', { heading: title, paragraphs }),
  }),
  topplaces: page({ top: pictured, offbeat: pictured, map: section, testimonials: section }),
  watersports: page({
    trending: section,
    activities: title.describe('above links to the pages of activities in services.ts'),
    beaches: section,
  }),
  sightseeing: page({ hotspots: pictured }),
  flights: page({
    action: link,
    airlines: section,
    form: section.extend({ note: paragraph }),
    adviceHeading: title.describe('above the advice'),
    advice: list(z.strictObject({ heading: title, paragraph, link: link.optional() }), 1, 6),
  }),
  contact: page({
    panel: section,
    next: group('what happens after an enquiry, step by step', {
      heading: title,
      steps: list(line, 2, 4),
    }),
    form: section,
  }),
  blogs: page({ list: section }),
  about: page({}),
  compare: page({
    save: line.describe('before the link to the trips that the visitor has saved'),
    sideBySide: title.describe('that link'),
    caption: line.describe('what the table shows, for screen readers'),
    columns: group('the headings of the columns', {
      trip: title,
      price: title,
      nights: title,
      ferries: title,
      early: title,
      landBy: title,
      avoid: title,
      special: title,
      unsuited: title,
    }),
    none: title.describe('where a trip has nothing of the kind'),
    eitherOr: title
      .includes('{least}')
      .includes('{most}')
      .describe('the ferries of a trip with a stop that depends on the date'),
  }),
  prices: page({
    short: z.strictObject({
      heading: title,
      lead: line,
      price: group('the line that leads to the packages; {least} and {most} are the prices', {
        heading: title,
        short: line,
      }),
    }),
    paying: group('above the terms for paying', { heading: title }),
    changes: group('above the terms for what is not as planned', { heading: title }),
    steps: group(
      'the words of the table of cancellations; those in { } are days before the landing, and what is kept where the balance is not due yet',
      {
        caption: line,
        when: title,
        keep: title,
        first: lineWith('days'),
        later: lineWith('from', 'days'),
        last: lineWith('before'),
        unpaid: lineWith('share'),
      },
    ),
    ask: section.extend({ action: link }),
  }),
  seasons: page({
    chart: section,
    legend: group('the words in and under the chart', {
      temperature: line,
      rain: line,
      rainyDays: line,
      sea: line,
      alt: line,
    }),
    table: section,
    columns: group('the headings of the table', {
      month: title,
      temperature: title,
      rain: title,
      sea: title,
      visibility: title,
      ferries: title,
      nature: title,
      crowds: title,
    }),
    degrees: line.describe('the cell of the temperatures, with {min} and {max}'),
    wet: plural(lineWith('rain')).describe('the cell of the rain, with {rain} and {count}'),
    plankton: title,
    ask: section.extend({ action: link }),
  }),
  opening: page({
    table: z.strictObject({ heading: title, lead: line }),
    short: group('above what is closed on which day', { heading: title }),
    columns: z.strictObject({ name: title, opening: title, source: title, authority: title }),
    ask: section.extend({ action: link }),
  }),
  before: page({ ask: section.extend({ action: link }) }),
  ferryCancelled: page({
    now: group('the first steps, on top', { heading: title, steps: lines }),
    operators: group('above the links to the operators’ own pages', { heading: title, lead: line }),
    messages: group('what to write to whom, with … for what the guest fills in', {
      heading: title,
      lead: line,
      sms: title.describe('the link that opens a text as an SMS'),
      chat: title.describe('the link that opens it as a chat'),
      others: list(message, 1, 6).describe('to the hotel, the airline and the like: { to, text }'),
      us: message,
    }),
    phrases: title.describe('above the phrases to show'),
    ask: section.describe('above the form'),
  }),
  phrases: page({}),
  questions: page({ more: section.extend({ action: link }) }),
  privacy: z.strictObject({ ...meta, banner }),
  map: page({
    list: section.describe('the same places as a list'),
  }),
  saved: page({
    noScripts: paragraph.describe('instead of the list, in browsers that run no scripts'),
    empty: group('an empty list', { heading: title, text: paragraph, links }),
    trips: title.describe('above the packages'),
    others: title.describe('above places, sights, beaches and water sports'),
    list: group('the words around the list', {
      gone: lineWith('page').describe(
        'for an item that the site has no more; {page} is its address',
      ),
      shared: section.describe('above a list that somebody else has sent'),
      own: title.describe('the link from it to one’s own list'),
      ask: asked.extend({ subject: title.describe('the subject of the e-mail'), mail: title }),
      share: asked,
    }),
  }),
  offline: page({
    list: title.describe('above the pages that are on the phone'),
    ask: paragraph.describe('above the ways to ask that need no page'),
  }),
  search: page({
    field: title.describe('the name of the field'),
    examples: group('1 to 8 searches under the field; try each: it should find something', {
      label: title,
      words: list(title, 1, 8),
    }),
    said: group('what came of it', {
      wait: line.describe('while the list of all words is on its way'),
      one: line.describe('when one thing is found'),
      other: count.describe('how many are found'),
      more: count.includes('{shown}').describe('the same when only the best are shown'),
      none: lineWith('words').describe('when nothing is found; {words} were typed'),
      failed: line.describe('when that list has not arrived'),
    }),
    results: title.describe('what the list of results is called'),
    next: group('what to do when nothing is found', { text: line, links }),
    list: title.describe('above the lists of the whole site'),
    kinds: group('the lists of the whole site', {
      package: title,
      place: title,
      beach: title,
      sight: title,
      sport: title,
      operator: title,
      ferryRoute: title,
      service: title,
      activity: title,
      post: title,
      question: title,
      term: title,
      advice: title,
      ferryCancelled: title,
      opening: title,
      page: title,
    }),
  }),
  promo: z.strictObject({
    heading: title,
    image: image.describe('in the popup, not in the row'),
    action: link,
    offers: list(
      z.strictObject({ icon: z.enum(['flight', 'hotel', 'wifi', 'food']), label: title }),
      1,
      6,
    ),
  }),
  notFound: z.strictObject({ heading: title, lead: line, image, links }),
});

export type Pages = z.infer<typeof pagesSchema>;
