import { readDay, subscribeToDay } from '@/components/dates/day-store';
import type { OptionsData, TripData } from '@/lib/content/query/trip-options';
import { formatRupees } from '@/lib/money';
import { chosenTrip } from '@/lib/trip-options/choice';
import type { Party } from '@/lib/trip-options/total';
import { readChoice, saveChoice, subscribeToChoice } from './choice-store';
import { startExtras } from './extras.island';

export type TripOptionsData = OptionsData & { trip: TripData };

/** Shows the visitor's choice for a trip with its total, and stores each change. */
export function startTripOptions(element: HTMLElement, props: unknown): void {
  const { trip, ...data } = props as TripOptionsData;
  const form = element as HTMLFormElement;

  function showChoice() {
    const day = readDay();
    const { hotels, party, sums, lines } = chosenTrip(data, trip, readChoice(), day);
    form.querySelector('[data-without-day]')?.toggleAttribute('hidden', day !== undefined);
    for (const radio of form.querySelectorAll<HTMLInputElement>('[name=hotels]')) {
      radio.checked = radio.value === hotels;
    }
    for (const select of form.querySelectorAll('select')) {
      select.value = String(party[select.name as keyof Party]);
    }
    for (const field of form.querySelectorAll<HTMLElement>('[data-sum]')) {
      const sum = sums[field.dataset.sum as keyof typeof sums];
      field.textContent = formatRupees(sum);
      const row = field.closest<HTMLElement>('dl > div');
      if (row) row.hidden = sum === 0;
    }
    for (const field of form.querySelectorAll<HTMLElement>('[data-line]')) {
      field.textContent = lines[field.dataset.line as keyof typeof lines];
    }
  }

  function store({ name, value }: HTMLInputElement | HTMLSelectElement) {
    if (name === 'hotels') return saveChoice({ hotels: value });
    const { party = trip.party } = readChoice();
    saveChoice({ party: { ...party, [name]: Number(value) } });
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
