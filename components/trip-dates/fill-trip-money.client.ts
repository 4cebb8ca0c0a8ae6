import type { Part } from '@/components/ui/dom-hooks';
import { fillPart, partOf } from '@/components/ui/part-of.client';
import { sumNames } from '@/lib/money';
import type { DatedTrip } from '@/lib/trip-dates/dated-trip';
import { type MoneyRow, sayRow } from '@/lib/trip-dates/payment-schedule';
import { setDated } from './dated-elements.client';

/**
 * Shows what a trip comes to on its dates, which of its nights cost more, and what is paid to book. Whoever books
 * so late that all of it is paid at once sees no other sums. Without a dated trip, takes back an earlier choice.
 */
export function fillTotals(page: ParentNode, trip?: DatedTrip) {
  const isLate = trip?.money.isLate ?? false;
  const write = (name: Part, text: string | undefined) => {
    const part = partOf(page, name);
    if (part) setDated(part, 'textContent', text);
  };
  write('surcharge', trip?.surcharge);
  write('to-book', trip && isLate ? sayRow(trip.money.book) : undefined);
  const parties = partOf(page, 'totals')?.querySelectorAll('dl') ?? [];
  for (const [index, party] of [...parties].entries()) {
    const sums = trip?.totals?.[index];
    for (const name of sumNames) {
      const sum = partOf(party, name);
      if (!sum) continue;
      setDated(sum, 'textContent', sums?.[name]);
      if (sum.parentElement) sum.parentElement.hidden = isLate && name !== 'total';
    }
  }
}

/** Shows what is paid and kept, and until when, or hides it. */
export function fillMoneyDates(page: ParentNode, trip?: DatedTrip) {
  const place = partOf(page, 'money');
  if (!place) return;
  place.hidden = !trip;
  if (!trip) return;
  const { book, dates, after, example } = trip.money;
  fillPart(place, 'money-note', example);
  const rows = [book, ...dates, after].map(makeMoneyRow);
  partOf(place, 'money-dates')?.replaceChildren(...rows);
}

function makeMoneyRow({ head, text }: MoneyRow): HTMLLIElement {
  const row = document.createElement('li');
  row.className = 'grid grid-cols-[2fr_3fr] gap-x-3 py-2 max-sm:block';
  for (const part of [`${head}:`, text]) {
    const cell = document.createElement('span');
    cell.className = part === text ? 'block first-letter:uppercase' : 'block text-quiet';
    // A date stays in one line.
    cell.textContent = part.replace(/ (?=\d|\w{3} \d{4})/g, '\u00a0');
    row.append(cell, ' ');
  }
  return row;
}
