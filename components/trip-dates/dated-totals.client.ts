import type { Part } from '@/components/ui/dom-hooks';
import type { DatedTrip } from '@/lib/trip-dates/dated-trip';
import { putDated } from './undated.client';

/**
 * Shows what a trip comes to on its dates, which of its nights cost more, and what is paid to book. Whoever books
 * so late that all of it is paid at once sees no other sums. Without a dated trip, takes back an earlier choice.
 */
export function fillTotals(trip?: DatedTrip) {
  const { isLate = false, book } = trip?.money ?? {};
  write('surcharge', trip?.surcharge);
  write('to-book', isLate ? book : undefined);
  for (const [index, party] of [...(find('totals')?.querySelectorAll('dl') ?? [])].entries()) {
    // The party that travels alone has a sentence in place of sums.
    const sums = trip?.totals?.[index];
    for (const [line, sum] of [...party.querySelectorAll('dd')].entries()) {
      putDated(sum, 'textContent', sums?.[line]);
      if (sum.parentElement) sum.parentElement.hidden = isLate && line > 0;
    }
  }
}

function find(part: Part): HTMLElement | null {
  return document.querySelector(`main [data-part=${part}]`);
}

function write(part: Part, text: string | undefined) {
  const found = find(part);
  if (found) putDated(found, 'textContent', text);
}
