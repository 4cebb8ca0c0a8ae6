import type { Part } from '@/components/ui/dom-hooks';
import { partOf } from '@/components/ui/part-of.client';
import type { DatedTrip } from '@/lib/trip-dates/dated-trip';
import { putDated } from './put-dated.client';

/**
 * Shows what a trip comes to on its dates, which of its nights cost more, and what is paid to book. Whoever books
 * so late that all of it is paid at once sees no other sums. Without a dated trip, takes back an earlier choice.
 */
export function fillTotals(page: ParentNode, trip?: DatedTrip) {
  const { isLate = false, book } = trip?.money ?? {};
  const write = (name: Part, text: string | undefined) => {
    const part = partOf(page, name);
    if (part) putDated(part, 'textContent', text);
  };
  write('surcharge', trip?.surcharge);
  write('to-book', isLate ? book : undefined);
  const parties = partOf(page, 'totals')?.querySelectorAll('dl') ?? [];
  for (const [index, party] of [...parties].entries()) {
    const sums = trip?.totals?.[index];
    for (const [line, sum] of [...party.querySelectorAll('dd')].entries()) {
      putDated(sum, 'textContent', sums?.[line]);
      if (sum.parentElement) sum.parentElement.hidden = isLate && line > 0;
    }
  }
}
