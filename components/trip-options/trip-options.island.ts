import { readDay, subscribeToDay } from '@/components/dates/day-store';
import { formatRupees } from '@/lib/money';
import { chosenTrip, kinds, type OptionsData, type TripData } from '@/lib/trip-options/choice';
import type { Party } from '@/lib/trip-options/total';
import { readChoice, saveChoice, subscribeToChoice } from './choice-store';
import { startExtras } from './extras.island';

export type TripOptionsData = OptionsData & { trip: TripData };

/** Shows the visitor's choice for a trip with its total, and stores each change. */
export function startTripOptions(element: HTMLElement, props: unknown): void {
  const { trip, ...data } = props as TripOptionsData;
  const form = element as HTMLFormElement;
  const selectOf = (kind: keyof Party) => form.elements.namedItem(kind) as HTMLSelectElement;

  function showChoice() {
    const { hotels, party, sums, line } = chosenTrip(data, trip, readChoice(), readDay());
    for (const radio of form.querySelectorAll<HTMLInputElement>('[name=hotels]')) {
      radio.checked = radio.value === hotels;
    }
    for (const kind of kinds) selectOf(kind).value = String(party[kind]);
    for (const field of form.querySelectorAll<HTMLElement>('[data-sum]')) {
      const sum = sums[field.dataset.sum as keyof typeof sums];
      field.textContent = sum === undefined ? line : formatRupees(sum);
      const row = field.closest<HTMLElement>('dl > div');
      if (row) row.hidden = sum === 0;
    }
  }

  startExtras(form);
  showChoice();
  subscribeToDay(showChoice);
  subscribeToChoice(showChoice);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'hotels') saveChoice({ hotels: value });
    if (kinds.some((kind) => kind === name)) {
      const counts = kinds.map((kind) => [kind, Number(selectOf(kind).value)]);
      saveChoice({ party: Object.fromEntries(counts) });
    }
  });
}
