import { addDays, isInSeason } from '@/lib/dates/calendar-day';
import { formatRupees } from '@/lib/money/money';
import { everyChoice, options, type Said } from '@/test/choices';
import { need } from '@/test/need';
import { priceOfExtra, roomsFor } from './total';

// Whatever is chosen, the total, the dates, the calendar file and the enquiry agree. Each test compares what two of
// them say, for all choices.

function expectSame(one: (said: Said) => unknown, other: (said: Said) => unknown) {
  const collect = (pick: typeof one) =>
    everyChoice.map((said) => ({ choice: said.choice, arrival: said.arrival, said: pick(said) }));
  expect(collect(one)).toEqual(collect(other));
}

test('the total and a list have the dates of the page', () => {
  const inTotal = ({ words }: Said) => words.line.split(', ').at(-2);
  expectSame(inTotal, ({ dated }) => dated.span);
  const inList = ({ inList }: Said) => inList.split('.')[0];
  expectSame(inList, ({ dated }) => dated.span);
});

test('the calendar file ends on the day after the last day of the total', () => {
  const end = ({ file }: Said) => /DTEND;VALUE=DATE:(\d+)/.exec(file)?.[1];
  expectSame(end, ({ arrival, total }) => addDays(arrival, total.nights + 1).replaceAll('-', ''));
});

test('the enquiry has the nights and all words of the total', () => {
  const textOf = ({ sum, line, rows, notes }: Said['words']) =>
    [`${sum}.`, `${line}.`, ...notes, ...rows.map((row) => `${row.label}: ${row.sum}.`)].join(' ');
  const said = ({ enquiry }: Said) => [Number(enquiry.nights), enquiry.total];
  expectSame(said, ({ total, words }) => [
    total.nights,
    total.isChosen ? textOf(words) : undefined,
  ]);
});

test('a list has the surcharge of the total, for one room', () => {
  const inList = ({ inList }: Said) => /₹[\d,]+(?= a room)/.exec(inList)?.[0] ?? '₹0';
  expectSame(inList, ({ sums, total }) => formatRupees(sums.surcharge / roomsFor(total.party)));
});

test('an extra counts if all nights of the dated trip are in its season', () => {
  const season = need(options.extras.find(({ slug }) => slug === 'dive')?.season);
  const has = (extras: readonly { slug: string }[]) => extras.some(({ slug }) => slug === 'dive');
  const isInTime = ({ arrival, dated }: Said) =>
    dated.days.slice(1).every((_, night) => isInSeason(season, addDays(arrival, night)));
  expectSame(
    ({ total }) => has(total.extras),
    (said) => has(said.choice.extras) && isInTime(said),
  );
});

test('the enquiry names each extra once, whether it counts or not', () => {
  const namesIn = (words: string) => words.match(/\b(?!and\b)[a-z]+/g)?.sort() ?? [];
  expectSame(
    (said) => namesIn(said.enquiry.extras ?? ''),
    ({ choice }) => choice.extras.map(({ slug }) => slug).sort(),
  );
});

test('as many take an extra as the enquiry says and the total counts, and they all travel', () => {
  const dives = everyChoice.flatMap(({ enquiry, total }) => {
    const people = Number(/dive \((\d)\)/.exec(enquiry.extras ?? '')?.[1]);
    const dive = total.extras.find(({ slug }) => slug === 'dive');
    return people && dive ? [{ people, dive, party: total.party }] : [];
  });
  expect(dives.length).toBeGreaterThan(0);
  for (const { people, dive, party } of dives) {
    const travellers = party.adults + party.children;
    expect({ party, people }).toEqual({ party, people: Math.min(3, travellers) });
    expect(priceOfExtra(dive, party, options.rates)).toBe(people * dive.price);
  }
});
