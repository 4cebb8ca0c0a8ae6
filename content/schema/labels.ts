import { z } from 'zod';
import { count, line, plural, title } from './fields';

const label = line;

const counted = label.includes('{n}').includes('{m}');

const byMeans = <T extends z.ZodType>(schema: T) =>
  z.strictObject({ ferry: schema, boat: schema, road: schema });

/** The words of the carousels; all of them are read aloud by screen readers. */
const carouselSchema = z.strictObject({
  carousel: label.describe('what a carousel is called after its name'),
  slide: label.describe('what a slide is called after its name'),
  slides: label.describe('the name of the row of slides'),
  choose: label.describe('the name of the row of dots'),
  position: counted.describe('the name of a slide; {n} becomes its number, {m} how many there are'),
  show: counted.describe('the name of a dot; {n} becomes its number, {m} how many there are'),
  play: label,
  pause: label,
  previous: label,
  next: label,
});

/** The words that the whole site uses. */
export const labelsSchema = z.strictObject({
  skipToContent: label,
  carousel: carouselSchema,
  openMenu: label,
  closeMenu: label,
  bookTrip: label,
  mainNavigation: label,
  footerNavigation: label,
  breadcrumb: label,
  home: label,
  quickLinks: label,
  callUs: label,
  reachUs: label,
  chatWithUs: label,
  showAll: count.describe(
    'opens the rest of a list on a phone; {count} becomes how many there are',
  ),
  showFewer: label.describe('closes it again'),
  scroller: z
    .strictObject({ earlier: label, later: label })
    .describe('the buttons that turn a row of cards'),
  bar: z
    .strictObject({ chat: label, call: label, write: label })
    .describe('the bar at the bottom of small screens'),
  chatGreeting: label.describe('the first words of a chat message; the page is added to it'),
  chatAbout: label
    .includes('{item}')
    .describe('the same about an item of the site; {item} becomes its name'),
  more: label.describe('the line that opens the rest of a text'),
  wholePage: label.describe('the link from a dialog to the page of the item'),
  enquire: label.describe('the heading above the ways to ask about an item'),
  share: label,
  shareByChat: label,
  shareByMail: label,
  copyLink: label,
  save: label.describe('the button that puts an item on the visitor’s list'),
  saved: label.describe('the link to that list'),
  search: label.describe('the link to the search in the header'),
  savedCount: label.includes('{count}').describe('the same, with how many items it has'),
  remove: label.describe('the button that takes an item off the list'),
  linkCopied: label,
  textCopied: label.describe('after a message was copied'),
  linkRefused: label.describe('before the link, where the browser refuses to copy it'),
  notice: z
    .strictObject({
      notSaved: label.describe('when the browser does not store the list of saved items'),
      openList: label.describe('the link to that list'),
      unsent: label.describe('when an enquiry was refused and its form had been closed or left'),
      unknown: label.describe('after a page was left while an enquiry was being sent'),
      openEnquiry: label.describe('the link to that enquiry'),
      stopped: label.describe('in a post of which the visitor has read a part on an earlier visit'),
      goOn: label.describe('the link to the place where the visitor stopped'),
    })
    .describe('lines at the lower edge of any page'),
  copies: z
    .strictObject({
      offline: label.includes('{when}').describe('when there is no network'),
      slow: label.includes('{when}').describe('when the network is slow'),
      again: label.describe('the link behind it that asks the network again'),
      here: label.describe('on pages that one needs without a network, once they are on the phone'),
    })
    .describe(
      'above a page that comes from the phone itself; {when} is the day and time of the copy',
    ),
  allPackages: label,
  dayByDay: label,
  day: label,
  ferry: label,
  nightIn: label,
  worthAsking: label,
  nearby: label,
  hereAndNearby: label,
  ferriesHere: label,
  byThisFerry: label,
  visitedBy: label,
  askAtOnce: label.describe('before the links that chat and call'),
  or: label,
  followUs: label,
  lastUpdated: label,
  total: label,
  onRequest: label,
  packagePrice: label,
  perPerson: label.describe('after the price on a card and at the top of the page of a package'),
  insteadOf: label.describe('read aloud before the higher price'),
  itemDetails: label,
  overview: label,
  inclusion: label,
  exclusion: label,
  askAbout: label.describe('the heading above what depends, after inclusion and exclusion'),
  coverage: z
    .strictObject({
      heading: title,
      byTrip: line,
    })
    .describe('the words above the lists of what the price covers (content/terms.ts)'),
  totals: z
    .strictObject({
      heading: title,
      basis: label.describe('on which nights these sums hold, where some nights cost more'),
      total: title,
      deposit: title.describe('what is paid to book'),
      balance: title.describe('what is paid later'),
      parties: z
        .array(z.strictObject({ adults: z.int().min(1).max(20), text: line }))
        .min(1)
        .max(2)
        .describe("one or two examples of who travels: { adults: 2, text: 'Two adults' }"),
      alone: z.strictObject({ who: line, total: label }),
    })
    .describe('worked sums from the price of a package and the terms'),
  visits: label,
  stop: label.describe('after the name of a place that a trip reaches for hours only'),
  placeDetails: label,
  thingsToDo: label,
  howLong: label.describe('above the last words on a place'),
  goodToKnow: label.describe(
    'above the facts of a ferry route, an operator or a water sport, and on what a trip meets on its dates',
  ),
  where: label,
  ferryDetails: label,
  ferryCancelled: label.describe('the link to the page about cancelled ferries'),
  stuck: label.describe('the link to the page with the steps for who can’t leave an island'),
  schedule: label.describe('the button of an operator that has no schedule link'),
  noSchedule: label.describe('what that button says'),
  askSchedule: line.describe('the line after it'),
  enquireNow: label,
  close: label,
  opensNewTab: label.describe('read aloud after a link that opens a new tab'),
  exampleFigures: line.describe('above the counting numbers, while one is an example'),
  exampleReviews: line.describe('above the words of guests, while one is an example'),
  by: label,
  writtenBy: label,
  on: label,
  updatedOn: label.describe('before the day of the last change of a post'),
  inThisStory: label,
  allPosts: label.describe('the link to the list, below a post'),
  morePosts: label,
  nextPost: label.describe('above the title of the post to read next'),
  reading: z
    .strictObject({
      read: label.describe('on the card of a post that the visitor has read'),
      here: label.describe('where a post opens that the visitor has read in part'),
      top: label.describe('the link beside it, to the beginning of the post'),
    })
    .describe('what the browser remembers of the blog'),
  contents: label.describe('the heading of a page’s list of contents'),
  asOf: label.describe('before the day of the last change'),
  checked: label
    .includes('{day}')
    .includes('{until}')
    .describe('when a fact was looked up, with {day}, and {until}: how far its sources reach'),
  lastWord: label.describe('before the links to the offices that decide'),
  readMore: label.describe('before the links to pages that say more'),
  opening: z
    .strictObject({
      closed: label.includes('{days}'),
      closedOn: label.includes('{days}').describe('days of every year on which it is closed'),
      season: label.includes('{season}'),
      boats: label.includes('{season}').describe('the same for boats, which run'),
      uncertain: label.includes('{days}').describe('days of which sources disagree'),
      startBy: label.includes('{time}').describe('the hour by which to begin'),
      hours: label.includes('{hours}'),
      shows: label
        .includes('{times}')
        .includes('{minutes}')
        .describe('the same for three or more spans of one length: they are shows'),
      span: label.includes('{from}').includes('{to}'),
      all: label.describe('the link to the table of all'),
    })
    .describe('when something is open; the words in { } are filled in'),
  dates: z
    .strictObject({
      legend: label.describe('above the field for the day of arrival'),
      arrival: label.describe('the name of the field'),
      span: label.includes('{from}').includes('{to}').describe('from which to which day'),
      soon: label.describe('that who lands within two weeks should call'),
      sun: label.includes('{rise}').includes('{set}').describe('when the sun rises and sets'),
      moon: z
        .array(label)
        .length(8)
        .describe('how old the moon is, from new moon on: 8 parts of its month'),
      dark: plural(label.includes('{from}')).describe(
        'after that, the {count} hours without sun and moon, and their beginning',
      ),
      moonRises: label
        .includes('{until}')
        .describe('the same where they end because the moon rises'),
      moonSets: plural(label.includes('{from}')).describe(
        'the same where they begin because the moon sets',
      ),
      bright: label.describe('the same on a night without such hours'),
      glow: label.describe('where one looks for glowing plankton, on a night with such hours'),
      noGlow: label.describe('the same on a night without'),
      tide: label.describe('the link to where the tide is looked up'),
      closed: label.includes('{weekday}').includes('{name}').describe('a closed sight'),
      closedOn: label.includes('{date}').includes('{name}').describe('closed on a holiday'),
      uncertain: label
        .includes('{weekday}')
        .includes('{name}')
        .describe('a day of which sources disagree'),
      swap: label.includes('{a}').includes('{b}').describe('two days that change places'),
      ask: label.describe('where no two days can change places'),
      season: label.includes('{date}').includes('{name}').describe('a season that is over'),
      instead: label.includes('{name}').describe('what is open then'),
      sea: z
        .strictObject({
          changeable: label.includes('{months}'),
          cyclones: label.includes('{months}'),
          cancelled: label.includes('{months}'),
        })
        .describe('months in which storms can stop ferries, with {months}'),
      bufferNights: plural(label.includes('{nights}').includes('{days}')).describe(
        'nights more before the flight home, with {count}, and the {nights} and {days} that result',
      ),
      surcharge: plural(label.includes('{nights}')).describe(
        'nights of a higher price, with {count} and their dates',
      ),
      surchargeSum: label
        .includes('{least}')
        .includes('{most}')
        .describe('what these nights come to for a room'),
      inSums: label.describe('that the sums are with what these nights cost more'),
      noSurcharge: label.describe('under the sums, where no night of the dates costs more'),
      money: z
        .strictObject({
          heading: label,
          cancel: label.includes('{day}').includes('{share}').describe('what cancelling costs'),
          cancelUnpaid: label
            .includes('{day}')
            .includes('{share}')
            .describe('the same where it is more than the deposit, and the balance is not due yet'),
          balance: label.includes('{day}').includes('{share}').describe('when the rest is due'),
          share: label.includes('{percent}').describe('a part of the price'),
          sum: label.includes('{sum}').describe('after it, what that is for one person'),
          whole: label.describe('the whole of the price'),
          after: label
            .includes('{day}')
            .includes('{share}')
            .describe('what cancelling costs after the last of these days'),
          afterNow: label.includes('{share}').describe('the same where that day is past'),
          book: label.includes('{share}').describe('what is paid to book'),
          late: label.describe('where the balance would be due in the past'),
        })

        .describe(
          'until when cancelling costs what, and when the balance is due; what stands before a colon is the head of its row',
        ),
      ferryFails: z
        .strictObject({
          heading: label,
          sail: label.includes('{next}').includes('{night}').describe('the next ship in time'),
          choose: label
            .includes('{next}')
            .includes('{night}')
            .includes('{title}')
            .includes('{other}')
            .describe('the same where a later day there is free for what is missed'),
          straight: label
            .includes('{next}')
            .includes('{here}')
            .includes('{then}')
            .includes('{night}')
            .describe('the same where one would leave {night} again on that day'),
          stay: label
            .includes('{here}')
            .includes('{night}')
            .describe('where one would come back on that day'),
          flight: label
            .includes('{here}')
            .includes('{next}')
            .describe('where the next ship is too late for the flight'),
          longer: label
            .includes('{next}')
            .describe('after it, in months for which we would add a night before the flight'),
          last: label.includes('{day}').describe('the last day to cross'),
          more: label.describe('the link to the page about it'),
        })
        .describe(
          'what a trip does when a ferry is cancelled; {next}, {flight} and {day} are days',
        ),
      dearer: label.describe('at the price itself on such nights, a link to the term'),
      dearerSum: label
        .includes('{sum}')
        .describe('the same where it is known: what two pay for the trip'),
      crowd: label.includes('{name}').describe('days on which many travel'),
      fits: label.describe('where nothing is known against the days'),
      unseen: label.describe('what is not looked at'),
      list: label.includes('{day}').describe('above a list of trips'),
      column: label.describe('the column of such a list that says what does not fit'),
      choose: label.describe('in that column, before a day is chosen'),
      along: label.describe(
        'under the field on a list of trips that does not say what does not fit',
      ),
      conflicts: plural(label).describe('how many things do not fit, with {count}'),
      facts: plural(label).describe('how many things there are to know, with {count}'),
      past: label.describe('a day that is over, on a trip or in a form'),
      far: label.describe('a day that is so far ahead that nothing is known of it'),
      wrong: label
        .includes('{value}')
        .describe('a day that does not exist, in an address or in a form'),
      failed: label.describe('when the data of the trips has not arrived'),
      whole: label.describe('the link from the dialog to the day by day with dates'),
    })
    .describe('the words of dates on trips; those in { } are filled in'),
  map: z
    .strictObject({
      place: label.describe('the heading of the map of a place'),
      trip: label.describe('the heading of the map of a package'),
      ferryRoute: label.describe('the heading of the map of a ferry route'),
      placeName: label.includes('{name}').includes('{town}').describe('what the map is called'),
      tripName: label.includes('{name}').describe('the same for a package or a ferry route'),
      from: label.includes('{town}').describe('the beginning of the way to a place'),
      by: byMeans(label.includes('{to}')).describe('the parts of that way'),
      ends: label.includes('{from}').includes('{to}').describe('under the map of a ferry route'),
      key: label.describe('what the figures on the map of a package mean'),
      lines: byMeans(label).describe('what its lines mean, each said where the map has one'),
      km: label.includes('{km}').describe('the length of the scale'),
      shown: label.describe('before the links to what a map shows'),
      whole: label.describe('the link to the page with all islands'),
      large: label.describe('the same link below a small map of all islands'),
      beside: label
        .includes('{names}')
        .includes('{town}')
        .describe('what has no mark on that map, because it would lie on that of the town'),
      source: label.describe('where the coast is from'),
    })
    .describe('the words of the maps; those in { } are filled in'),
  tripExport: z
    .strictObject({
      heading: label,
      print: label.describe('the button that prints the page as one sheet'),
      calendar: label.describe('the button that makes a calendar file'),
      chat: label.describe('the link that sends the days to a chat'),
      needsDay: label.describe('when a calendar is asked for and no day of arrival is chosen'),
      made: label.describe('when the calendar file is made'),
      failed: label.describe('when the part that makes it has not arrived'),
      ferries: label.describe('above the rules of the ferries'),
    })
    .describe('the words of what a visitor takes along from a trip'),
  bufferNights: z
    .strictObject({
      heading: plural(label).describe('with {count} nights more before the flight home'),
      length: label.includes('{nights}').includes('{days}').describe('how long the trip is then'),
      why: label
        .includes('{months}')
        .includes('{ferry}')
        .describe('in which months, and the day of the last ferry'),
    })
    .describe('the variant of a package with nights to spare; words in { } are filled in'),
  landBy: label.includes('{time}').describe('the latest landing of a trip'),
  landLater: label.describe('the link after it to what a later landing costs'),
  avoid: label
    .includes('{days}')
    .includes('{names}')
    .describe('days of arrival on which something is closed'),
  askFirst: label
    .includes('{days}')
    .includes('{names}')
    .describe('days of arrival of which sources disagree whether something is closed'),
  askShort: label.includes('{days}').describe('the same in the table of trips'),
  early: label.describe('a day that starts before the sun'),
  example: label.describe('the mark of an example'),
  exampleTerms: label.describe('above terms that the company has not confirmed'),
  exampleAnswers: line.describe('the same above questions and answers'),
  priceMeaning: label.describe('above what a price covers'),
  allTerms: label.describe('the link to all prices and terms'),
  compareTrips: label.describe('the link to the table of all packages'),
  allQuestions: label.describe('the link to the questions and answers'),
  whenToGo: label.describe('above the small chart of the year, and on its link'),
  yearRound: label.describe('the link from the small chart to the whole year'),
  leavesFrom: label.describe('before the jetty of an operator'),
  inShort: z
    .strictObject({ map: label, howLong: label })
    .describe('headings of a place where they stand in one line'),
  soldBy: label.describe('above the operators with their schedules'),
  replyTime: label.includes('{time}').describe('how soon an enquiry is answered'),
  freeToAsk: label.describe('heads a panel that has no facts'),
  goesWith: label.describe('above the pages that go with a service or a ferry'),
  howItWorks: label.describe('the link from a water sport to the page of its service'),
  whatItIsLike: label.describe('the link from a service to the page of its water sport'),
});

export type Labels = z.infer<typeof labelsSchema>;
