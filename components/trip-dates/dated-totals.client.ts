import type { Part } from '@/components/ui/dom-hooks';
import type { DatedTrip } from '@/lib/trip-dates/dated-trip';

/** What the table and the lines at it say without a day of arrival: the page comes with it. */
let undated: { surcharge: string; toBook: string; cells: string[][] } | undefined;

/**
 * Shows what a trip comes to on its dates, which of its nights cost more, and what is paid to book. Whoever books
 * so late that all of it is paid at once sees no other sums. Without a dated trip, takes back an earlier choice.
 */
export function fillTotals(trip?: DatedTrip) {
  const table = find('totals');
  const parties = [...(table?.querySelectorAll('tbody') ?? [])].map((party) => [
    ...party.querySelectorAll('td'),
  ]);
  undated ??= {
    surcharge: find('surcharge')?.textContent ?? '',
    toBook: find('to-book')?.textContent ?? '',
    cells: parties.map((cells) => cells.map((cell) => cell.textContent ?? '')),
  };
  const { isLate = false, book = '' } = trip?.money ?? {};
  write('surcharge', trip?.surcharge || undated.surcharge);
  write('to-book', isLate ? book : undated.toBook);
  for (const [index, cells] of parties.entries()) {
    // The party that travels alone has a sentence in place of sums.
    const sums = trip?.totals?.[index] ?? undated.cells[index] ?? [];
    for (const [column, cell] of cells.entries()) {
      cell.textContent = sums[column] ?? '';
      cell.hidden = isLate && column > 0;
    }
  }
  for (const [column, cell] of [...(table?.querySelectorAll('thead th') ?? [])].entries()) {
    (cell as HTMLElement).hidden = isLate && column > 0;
  }
}

function find(part: Part): HTMLElement | null {
  return document.querySelector(`main [data-part=${part}]`);
}

function write(part: Part, text: string) {
  const found = find(part);
  if (found) found.textContent = text;
}
