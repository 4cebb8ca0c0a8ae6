import { readDay, subscribeToDay } from '@/components/dates/day-store';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { formatRupees } from '@/lib/money';
import { applyChoice, type OptionsData, type TripData } from '@/lib/trip-options/choice';
import type { Party } from '@/lib/trip-options/total';
import { readChoice, saveChoice, subscribeToChoice } from './choice-store';

export type TripOptionsData = OptionsData & { trip: TripData };

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * Shows what the visitor has chosen in the fields for extras, hotels and party, and stores each change. For a trip, it
 * also shows the total.
 * @param props the data of the trip; null on pages that have only extras
 */
export function startTripOptions(element: HTMLElement, props: unknown): void {
  const data = props as TripOptionsData | null;
  const fields = element.querySelectorAll<Field>('[name=extra], [name=hotels], select');
  const showChoice = () => {
    const { extras } = readChoice();
    for (const box of element.querySelectorAll<HTMLInputElement>('[name=extra]')) {
      box.checked = extras.includes(box.value);
    }
    if (data) showTrip(element, data);
  };
  const store = (field: Field) => storeField(field, data?.trip.party);
  // The visitor may have changed some before this code was loaded. With autocomplete="off", the browser itself restores
  // none.
  for (const field of fields) if (isChanged(field)) store(field);
  showChoice();
  subscribeToDay(showChoice);
  subscribeToChoice(showChoice);
  for (const field of fields) field.addEventListener('input', () => store(field));
  element.addEventListener('submit', (event) => event.preventDefault());
}

/** Shows the class of hotels, the party and the sums of a trip. */
function showTrip(form: HTMLElement, { trip, ...data }: TripOptionsData) {
  const arrival = readDay();
  const days = { arrival, today: dayInIndia() };
  const { hotels, party, sums, lines } = applyChoice(data, trip, readChoice(), days);
  // The price of the trip itself may be on request. Then there is no sum before something is added to it.
  const isEmpty = !trip.hasPrice && sums.total === 0 && !lines.outOfSeason;
  form.querySelector('[data-sums]')?.toggleAttribute('hidden', isEmpty);
  form.querySelector('[data-without-day]')?.toggleAttribute('hidden', arrival !== undefined);
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

/**
 * Stores the choice of a field.
 * @param usual the party of the trip until the visitor chooses another
 */
function storeField(field: Field, usual?: Party) {
  const { name, value } = field;
  const { extras, party = usual } = readChoice();
  if (name === 'hotels') saveChoice({ hotels: value });
  else if (field instanceof HTMLSelectElement) {
    if (party) saveChoice({ party: { ...party, [name]: Number(value) } });
  } else {
    const others = extras.filter((slug) => slug !== value);
    saveChoice({ extras: field.checked ? [...others, value] : others });
  }
}

/** Whether the visitor has changed a field of the served page. */
function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? !field.selectedOptions[0]?.defaultSelected
    : field.checked && !field.defaultChecked;
}
