import type { ferryRules } from './ferries';
import type { formMessages } from './messages/forms';
import type { labels } from './messages/labels';
import type { pages } from './pages';
import type { sampleReply } from './people';

type NamesIn<Texts> = { readonly [Name in keyof Texts]?: string | NamesIn<Texts[Name]> };
type TextsWithPlaceholders = {
  formMessages: typeof formMessages;
  labels: typeof labels;
  pages: typeof pages;
  ferryRules: typeof ferryRules;
  sampleReply: typeof sampleReply;
};

// The words in { } without a colon that each text may have, because the code fills them in. Beside a group, such as
// issues, they are those of all its texts. day1 stands for day1, day2 and so on.
// Change this only together with the code that fills them in.
export const placeholders: NamesIn<TextsWithPlaceholders> = {
  formMessages: { issues: 'field length limit other years', aboutItem: 'item', arrival: 'day', pageLine: 'page' },
  labels: {
    general: { showAll: 'count' },
    contact: { chatAbout: 'item', replyTime: 'time' },
    carousel: { position: 'n m', show: 'n m' },
    saved: { count: 'count' },
    packages: { duration: 'days nights', freeStopover: { value: 'place' }, inPrice: 'items' },
    itinerary: { landLater: 'time', closed: 'days name day', uncertain: 'days name day' },
    dates: {
      span: 'from time to',
      sun: 'rise set',
      closed: 'name date weekday',
      closedOn: 'name date weekday',
      uncertain: 'name date weekday',
      season: 'name date weekday',
      instead: 'name',
      ferries: 'months',
      surchargeNights: 'nights number count',
      surchargeSum: 'sum',
      money: { book: 'share', balance: 'share day', cancel: 'share day', cancelNow: 'share', share: 'percent' },
      busyPeriod: 'name',
      conflicts: 'number count',
      distantDay: 'years',
    },
    choice: {
      age: 'age',
      totalMessages: {
        party: 'number count',
        rooms: 'number count',
        assumptions: 'who rooms days hotelClass',
        adultsOnly: 'items',
        perAdult: 'sum',
        uncountedExtras: 'items',
        forPeople: 'people',
        forNights: 'number count',
      },
      fromPrice: 'sum',
    },
    flights: { from: 'city', inShort: 'fares', shortFare: 'sum city' },
    team: { line: 'names languages' },
    map: { itemName: 'name', from: 'town', transport: 'to', ends: 'from to', km: 'km' },
    openingHours: {
      closed: 'days',
      closedOn: 'days',
      season: 'season',
      boats: 'season',
      uncertain: 'days',
      startBy: 'time',
      hours: 'hours',
      perhaps: 'days',
    },
    guide: { checked: 'day' },
  },
  pages: {
    packages: {
      honeymoonPackages: { itemTitle: 'name duration' },
      familyPackages: { itemTitle: 'name duration' },
      flagshipPackages: { itemTitle: 'name duration' },
      filter: { total: 'withPrice onRequest', matches: 'count total', onRequest: 'count' },
    },
    ferries: { ferryOperators: { itemTitle: 'name' }, ferryRoutes: { itemTitle: 'name' } },
    places: { topPlaces: { itemTitle: 'name' }, offbeatPlaces: { itemTitle: 'name' } },
    sports: { sports: { itemTitle: 'name' }, beaches: { itemTitle: 'name' } },
    sights: { sights: { itemTitle: 'name' } },
    contact: { next: { steps: 'time' } },
    prices: { charges: { first: 'before from days', later: 'before from days', last: 'before from days' } },
    whenToGo: {
      degrees: 'min max',
      wet: 'rain number count',
      openingHours: {
        patterns: { closed: 'days', closedOn: 'days', uncertain: 'days', season: 'season', boats: 'season', hours: 'hours' },
      },
    },
    saved: { list: { gone: 'page', ask: { sentence: 'items' }, share: { sentence: 'items' } } },
    search: { status: { other: 'count', none: 'words' } },
  },
  ferryRules: {
    timeOnBoard: { text: 'min max', short: 'min max' },
    distance: { text: 'km' },
    jetty: { text: 'private government' },
    seatClasses: { text: 'classes operator' },
  },
  sampleReply: { lines: 'day1 hotel1 dates includes class total deposit balance balanceDay' },
};
