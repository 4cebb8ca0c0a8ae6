/**
 * The texts that may have these placeholders. A path may leave out keys between others. The path of a group, such as
 * `formMessages.issues`, stands for all texts in it.
 */
const textsWith: Record<string, string> = {
  name: 'pages.itemTitle labels.dates.instead labels.dates.busyPeriod labels.map.itemName',
  duration: 'pages.packages.itemTitle',
  'field length limit other years': 'formMessages.issues',
  item: 'formMessages.aboutItem labels.contact.chatAbout',
  items: 'labels.packages.inPrice labels.adultsOnly labels.excludedExtras pages.saved.sentence',
  page: 'formMessages.pageLine pages.saved.gone',
  count: 'labels.showAll labels.saved.count pages.filter.onRequest pages.search.other',
  'count total': 'pages.filter.matches',
  'withPrice onRequest': 'pages.filter.total',
  'number count':
    'labels.dates.conflicts labels.totalMessages.party labels.choice.rooms labels.forNights labels.surchargeNights',
  nights: 'labels.surchargeNights labels.packages.duration',
  words: 'pages.search.none',
  'n m': 'labels.carousel.position labels.carousel.show',
  place: 'labels.packages.freeStopover.value',
  day: 'formMessages.arrival labels.guide.checked labels.dates.balance labels.dates.cancel',
  days: 'labels.itinerary.landOn labels.packages.duration openingHours.closed openingHours.closedOn openingHours.uncertain openingHours.perhaps',
  season: 'openingHours.season openingHours.boats',
  hours: 'openingHours.hours',
  'name date weekday':
    'labels.dates.closed labels.dates.closedOn labels.dates.uncertain labels.dates.season',
  time: 'labels.replyTime labels.landLater labels.openingHours.startBy pages.contact.steps',
  'from time to': 'labels.dates.span',
  'rise set': 'labels.dates.sun',
  months: 'labels.dates.ferries',
  years: 'labels.dates.distantDay',
  share: 'labels.money.book labels.money.balance labels.money.cancel labels.money.cancelNow',
  percent: 'labels.money.share',
  sum: 'labels.surchargeSum labels.perAdult labels.fromPrice labels.flights.shortFare',
  age: 'labels.choice.age',
  'who rooms days hotelClass': 'labels.choice.assumptions',
  people: 'labels.choice.forPeople',
  city: 'labels.flights.from labels.flights.shortFare',
  fares: 'labels.flights.inShort',
  'names languages': 'labels.team.line',
  town: 'labels.map.from',
  to: 'labels.map.transport',
  'from to': 'labels.map.ends labels.choice.mixClasses',
  hotelClass: 'labels.choice.onlyWith',
  km: 'labels.map.km ferryRules.distance.text',
  'min max': 'ferryRules.timeOnBoard.text ferryRules.timeOnBoard.short pages.whenToGo.degrees',
  'private government': 'ferryRules.jetty.text',
  'classes operator': 'ferryRules.seatClasses.text',
  'rain number count': 'pages.whenToGo.wet',
  'before from days': 'pages.charges.first pages.charges.later pages.charges.last',
};

const patterns = Object.entries(textsWith).map(([names, texts]) => ({
  names: names.split(' '),
  texts: new RegExp(`\\b(${texts.replaceAll('.', '\\b.*\\b').replaceAll(' ', '|')})\\b`),
}));

/**
 * Finds the names in { } that code fills in (`interpolate`) in a text of the content.
 * @param path the keys of the text, as in pages, sights, title
 */
export function placeholdersAt(path: readonly PropertyKey[]): string[] {
  const keys = path.join('.');
  return patterns.flatMap(({ names, texts }) => (texts.test(keys) ? names : []));
}
