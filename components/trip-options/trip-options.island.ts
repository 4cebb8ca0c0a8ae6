import { readDay, subscribeToDay } from '@/components/dates/day-store';
import type { OptionsData, TripData } from '@/lib/content/query/trip-options';
import { formatRupees } from '@/lib/money';
import { chosenTrip, kinds } from '@/lib/trip-options/choice';
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
    const day = readDay();
    const { hotels, party, sums, line } = chosenTrip(data, trip, readChoice(), day);
    form.querySelector('[data-without-day]')?.toggleAttribute('hidden', day !== undefined);
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

  function store({ name, value }: HTMLInputElement | HTMLSelectElement) {
    if (name === 'hotels') return saveChoice({ hotels: value });
    const counts = kinds.map((kind) => [kind, Number(selectOf(kind).value)]);
    saveChoice({ party: Object.fromEntries(counts) });
  }

  const fields = form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    '[name=hotels], select',
  );
  // Some may have been changed before this code came.
  for (const field of fields) if (isChanged(field)) store(field);
  startExtras(form);
  showChoice();
  subscribeToDay(showChoice);
  subscribeToChoice(showChoice);
  for (const field of fields) field.addEventListener('input', () => store(field));
  form.addEventListener('submit', (event) => event.preventDefault());
}

/** Whether the visitor has changed a field of the served page. */
function isChanged(field: HTMLInputElement | HTMLSelectElement): boolean {
  return field instanceof HTMLSelectElement
    ? !field.selectedOptions[0]?.defaultSelected
    : field.checked && !field.defaultChecked;
}
