import { enquiryRoute, maxNameLength } from '@/lib/contact/enquiry-route';
import { makeFormsData } from '@/lib/data-files/make-forms';
import { reefWeek, tariff, ticked } from '@/test/tariff-factories';
import { type EnquiryContext, type FormInput, type FormName, makeEnquiry } from './enquiry';
import { checkValues, type Values } from './validation';

const formsData = makeFormsData();
const { chosen: labels } = tariff.totalMessages;
const { outdatedTotal } = formsData.messages;
const url = 'https://site.example/contact';
const today = '2026-11-25';
const elsewhere: EnquiryContext = {
  ...{ page: { url, package: undefined }, day: undefined, today, tariff },
  choice: { extras: [] },
  isChoiceShared: true,
};
const item = { name: 'Reef Week', route: reefWeek.route };
const family = { adults: 2, children: 1, toddlers: 1 };
const withChoice = { ...elsewhere, choice: { party: family, extras: ticked('cake') } };
const onTrip = { ...withChoice, page: { url, package: item } };

const at = (path: string) => ({
  ...withChoice,
  page: { url: `https://site.example${path}`, package: undefined },
});

/** Makes the enquiry of a form in which the visitor has entered these values. */
const make = (
  formName: FormName,
  context: EnquiryContext,
  inFields: Values = {},
  { shown = {}, earlier, isRestored = false }: Partial<FormInput> = {},
) => {
  const input = { inFields, shown, earlier, isRestored };
  return makeEnquiry(formsData.forms[formName], formsData.messages, input, context);
};

const [ofPage, earlier, now] = ['2027-02-10', '2027-03-20', '2027-04-30'];
type Sources = [shown: string, inField: string, earlier: Values | undefined, isRestored: boolean];

test.each<[string, ...Sources, Values]>([
  ['enters nothing', ofPage, ofPage, {}, false, {}],
  ['changes the field', ofPage, now, {}, false, { date: now }],
  ['empties it', ofPage, '', {}, false, { date: '' }],
  ['changes it back to what the page says', earlier, ofPage, { date: earlier }, false, {}],
  ['types before a form without a draft opens', '', now, undefined, false, { date: now }],
  ['has a draft', '', '', { date: earlier }, false, { date: earlier }],
  ['types before it opens', '', now, { date: earlier }, false, { date: now }],
  ['comes back to a field that differs', '', now, { date: earlier }, true, { date: earlier }],
  ['comes back to another', '', now, { name: 'Asha' }, true, { name: 'Asha', date: now }],
  ['comes back to what was sent or emptied', '', now, {}, true, {}],
  ['comes back to what no draft has', '', now, undefined, true, { date: now }],
])('a visitor %s', (_, shown, inField, entered, isRestored, expected) => {
  const input = { shown: { date: shown }, earlier: entered && { entered }, isRestored };
  const enquiry = make('contact', { ...elsewhere, day: ofPage }, { date: inField }, input);
  expect(enquiry.entered).toEqual(expected);
  expect(enquiry.values.date).toBe(expected.date ?? ofPage);
});

test('fields contain only what they can show', () => {
  const difficult = { name: 'A\u00adsha', hotels: 'No longer offered', other: 'x' };
  const { values, entered } = make('contact', onTrip, difficult);
  expect(values).toMatchObject({ name: 'Asha', hotels: '', adults: '2', nights: '3' });
  expect(entered).toEqual({ name: 'Asha', hotels: '' });
});

test('a message about a long list need not say more, and its whole limit is for what is typed', () => {
  const items = [...Array(60).keys()].map((number) => `packages/${'x'.repeat(50)}-${number}`);
  const page = at(`/contact?items=${items}`);
  const limit = formsData.forms.contact.fields.find(({ name }) => name === 'message')?.limit ?? 0;
  const causes = [0, limit, limit + 1].map((length) => {
    const { fields, values } = make('contact', page, { message: 'x'.repeat(length) });
    const issues = checkValues(fields, values, formsData.messages, today);
    return issues.find(({ name }) => name === 'message')?.kind;
  });
  expect(causes).toEqual([undefined, undefined, 'tooLong']);
});

const extras = `${labels.extras}: cake`;
const party = [
  `${labels.hotels}: Plain`,
  `${labels.adults}: 2`,
  `${labels.ages}: One child, one toddler`,
];
const sums = 'The trip: ₹26,000. Seats: ₹2,600. Cake: ₹1,000. To book: ₹8,880. Balance: ₹20,720.';
const noTotal = `${labels.total}: ${outdatedTotal}`;
const total = `${labels.total}: ₹29,600. 2 adults, one child, one toddler, one room, no day, Plain. ${sums}`;

test.each([
  ['booking', {}, [...party, extras, total]],
  ['booking', { package: 'Another trip' }, [...party, extras, noTotal]],
  ['contact', {}, [extras, total]],
  ['contact', { nights: '5' }, [extras, noTotal]],
  ['contact', { hotels: '' }, [extras, noTotal]],
  ['contact', { adults: '5' }, [extras, noTotal]],
  ['contact', { date: '2026-11-24' }, [extras, noTotal]],
  ['contact', { adults: ' 2 ' }, [extras, total]],
  ['contact', { ages: '1, 11' }, [extras, noTotal]],
] as const)(
  'a choice is in the lines of a %s enquiry that have no field: %j',
  (name, entered, lines) => {
    expect(make(name, onTrip, entered).choiceLines).toBe(lines.join('\n'));
  },
);

test('a total is only in an enquiry that names the item of the address, and about a choice of all pages', () => {
  const route = enquiryRoute(item);
  const ofOnePage = { ...at(route), isChoiceShared: false };
  expect(make('contact', ofOnePage).choiceLines).not.toContain(labels.total);
  expect(make('contact', at(route)).choiceLines).toContain(total);
  expect(make('booking', at(route)).choiceLines).not.toContain(labels.total);
  expect(make('contact', at(route.replace('about', ''))).choiceLines).not.toContain(labels.total);
});

const about = (path: string) => make('contact', at(path)).aboutLines;

test('Enquire Now names the item and its page; line breaks and direction marks are removed from the name', () => {
  const item = { name: '3 Days, \u202e₹ & "more" $&\r\nBcc: x\0', route: '/packages/reef-week' };
  const text = 'About item 3 Days, ₹ & "more" $& Bcc: x\nhttps://site.example/packages/reef-week';
  expect(about(enquiryRoute(item))).toBe(text);
});

test.each<[string, Values, string, string]>([
  ['the page where it was begun', { name: 'Asha' }, '', 'About item Reef'],
  ['the item of another link', { name: 'Asha' }, '?about=Hills', 'About item Hills'],
  ['the present page, if it is empty', { message: '' }, '', ''],
])('an enquiry is about %s', (_, entered, query, expected) => {
  const draft = { entered, page: at('/contact?about=Reef').page };
  const { aboutLines } = make('contact', at(`/contact${query}`), {}, { earlier: draft });
  expect(aboutLines).toBe(expected);
});

const longName = `?about=${'x'.repeat(maxNameLength + 1)}`;
test.each(['', '?about=%0A+%E2%80%AE', '?item=/packages/a', longName])(
  '%j names no item',
  (query) => expect(about(`/contact${query}`)).toBe(''),
);

test.each([
  ...['https://evil.example/packages/a', '//evil.example/a', '@evil.example/packages'],
  ...['/Packages', '/packages/a/../b', '/packages/a?b', '/packages/a\n/b', '/packages/A b'],
  `/packages/${'a'.repeat(101)}`,
])('%j is no item', (route) => {
  expect(about(enquiryRoute({ name: 'Neil', route }))).toBe('About item Neil');
});

test.each([
  ['2027-03-20', '&arrive=2027-03-20'],
  ['...', ''],
])('the URL of a list in a message has the day in the field: %s', (date, query) => {
  const list = { ...at('/contact?items=packages/reef-week'), day: '2027-02-10' };
  const [listUrl, day = ''] = make('contact', list, { date }).aboutLines.split(/(?=&)/);
  expect([listUrl, day]).toEqual([expect.stringContaining('packages/reef-week'), query]);
});
