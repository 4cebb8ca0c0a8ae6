import { enquiryRoute, maxNameLength } from '@/lib/contact/enquiry-route';
import { makeFormsData } from '@/lib/data-files/make-forms';
import { reefWeek, tariff, ticked } from '@/test/tariff-factories';
import { type EnquiryContext, type FormName, makeEnquiry } from './enquiry';
import { checkValues, type Values } from './validation';

const formsData = makeFormsData();
const { chosen: labels, outdatedTotal } = formsData.messages;
const url = 'https://site.example/contact';
const today = '2026-11-25';
const elsewhere: EnquiryContext = {
  ...{ url, package: undefined, day: undefined, today, tariff },
  choice: { extras: [] },
  isChoiceShared: true,
};
const item = { name: 'Reef Week', route: reefWeek.route };
const family = { adults: 2, children: 1, toddlers: 1 };
const withChoice = { ...elsewhere, choice: { party: family, extras: ticked('cake') } };
const onTrip = { ...withChoice, package: item };

const make = (formName: FormName, context: EnquiryContext, entered: Values = {}) =>
  makeEnquiry(formsData.forms[formName], formsData.messages, entered, context);

test.each([
  ['the page', {}, '2027-02-10', {}],
  ['the visitor', { date: '2027-03-20' }, '2027-03-20', { date: '2027-03-20' }],
  ['the visitor, who has emptied it', { date: '' }, '', { date: '' }],
  ['the page, if it says the same', { date: '2027-02-10' }, '2027-02-10', {}],
])('a field has the value of %s', (_, last, date, entered) => {
  const enquiry = make('contact', { ...elsewhere, day: '2027-02-10' }, last);
  expect([enquiry.values.date, enquiry.entered]).toEqual([date, entered]);
});

test('fields contain only what they can show', () => {
  const difficult = { name: 'A\u00adsha', hotels: 'No longer offered', other: 'x' };
  const { values, entered } = make('contact', onTrip, difficult);
  expect(values).toMatchObject({ name: 'Asha', hotels: '', adults: '2', nights: '3' });
  expect(entered).toEqual({ name: 'Asha', hotels: '' });
});

test('a message about a long list need not say more, and its whole limit is for what is typed', () => {
  const items = [...Array(60).keys()].map((number) => `packages/${'x'.repeat(50)}-${number}`);
  const page = { ...elsewhere, url: `${url}?items=${items}` };
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
  ['flight', {}, []],
  ['ferryCancelled', {}, []],
] as const)(
  'a choice is in the lines of a %s enquiry that have no field: %j',
  (name, entered, lines) => {
    expect(make(name, onTrip, entered).choiceLines).toBe(lines.join('\n'));
  },
);

const at = (path: string) => ({ ...withChoice, url: `https://site.example${path}` });

test('a total is only in an enquiry that names the item of the address', () => {
  const route = enquiryRoute(item);
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
  const list = { ...elsewhere, url: `${url}?items=packages/reef-week`, day: '2027-02-10' };
  const [listUrl, day = ''] = make('contact', list, { date }).aboutLines.split(/(?=&)/);
  expect([listUrl, day]).toEqual([expect.stringContaining('packages/reef-week'), query]);
});
