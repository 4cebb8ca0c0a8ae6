import { addDays, isInSeason } from '@/lib/dates/calendar-day';
import { formatRupees } from '@/lib/money/money';
import { everyChoice, options, type Said } from '@/test/choices';
import { need } from '@/test/need';
import { priceOfExtra, roomsFor } from './total';
import { totalLine } from './total-words';

// Whatever is chosen, the total, the dates, the calendar file and the enquiry agree. Each test compares what two of
// them say, for all choices.

function expectSame(one: (said: Said) => unknown, other: (said: Said) => unknown) {
  const collect = (pick: typeof one) =>
    everyChoice.map((said) => ({ choice: said.choice, arrival: said.arrival, said: pick(said) }));
  expect(collect(one)).toEqual(collect(other));
}

test('the total and a list have the dates of the page', () => {
  const inTotal = ({ total }: Said) => totalLine(options.messages, total).split(', ').at(-2);
  expectSame(inTotal, ({ dated }) => dated.span);
  const inList = ({ inList }: Said) => inList.split('.')[0];
  expectSame(inList, ({ dated }) => dated.span);
});

test('the calendar file ends on the day after the last day of the total', () => {
  const end = ({ file }: Said) => /DTEND;VALUE=DATE:(\d+)/.exec(file)?.[1];
  expectSame(end, ({ arrival, total }) => addDays(arrival, total.nights + 1).replaceAll('-', ''));
});

test('the enquiry has the nights and the sum of the total', () => {
  const said = ({ enquiry }: Said) => [Number(enquiry.nights), enquiry.total?.split(' ')[0]];
  const sumOf = ({ total, sums }: Said) => (total.isChosen ? formatRupees(sums.total) : undefined);
  expectSame(said, (said) => [said.total.nights, sumOf(said)]);
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
    const people = Number(/dive \((\d)\)/.exec(enquiry.total ?? '')?.[1] ?? 0);
    return people ? [{ people, total }] : [];
  });
  expect(dives.length).toBeGreaterThan(0);
  for (const { people, total } of dives) {
    const { party } = total;
    expect({ party, people }).toEqual({
      party,
      people: Math.min(3, party.adults + party.children),
    });
    const dive = need(total.extras.find(({ slug }) => slug === 'dive'));
    expect(priceOfExtra(dive, party, options.rates)).toBe(people * dive.price);
  }
});
