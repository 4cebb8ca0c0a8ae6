import { readDay, subscribeToDay } from '@/components/dates/day-store';
import { addDays } from '@/lib/dates/calendar-day';
import { spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import { interpolate } from '@/lib/text/interpolate';
import { type OptionMessages, partyInWords } from '@/lib/trip-options/party-in-words';
import { type Extra, type Party, type Rates, totalOf } from '@/lib/trip-options/total';
import { readChoice, saveChoice } from './choice-store';
import { startExtras } from './extras.island';

export type TripOptionsData = {
  route: string;
  messages: OptionMessages;
  rates: Rates;
  /** Whether the prices are those of the trip; otherwise what a class adds to it. */
  hasPrice: boolean;
  nights: number;
  ferries: number;
  /** The classes of hotels with what one of two adults pays, in ₹. */
  classes: { name: string; price: number }[];
  extras: (Extra & { slug: string })[];
};

/** Works out the total of a trip for what is chosen in its form, and remembers the choice. */
export function startTripOptions(element: HTMLElement, props: unknown): void {
  const { route, messages, rates, hasPrice, classes, extras, ...trip } = props as TripOptionsData;
  const form = element as HTMLFormElement;

  function show() {
    const fields = new FormData(form);
    const countOf = (kind: keyof Party) => Number(fields.get(kind));
    const party = {
      adults: countOf('adults'),
      children: countOf('children'),
      toddlers: countOf('toddlers'),
    };
    const hotels = String(fields.get('hotels'));
    const slugs = fields.getAll('extra');
    const chosen = extras.filter(({ slug }) => slugs.includes(slug));
    const arrival = readDay();
    const price = classes.find(({ name }) => name === hotels)?.price ?? 0;
    const sums = totalOf({ ...trip, price, extras: chosen, party, arrival }, rates);
    for (const field of form.querySelectorAll<HTMLElement>('[data-sum]')) {
      const sum = sums[field.dataset.sum as keyof typeof sums];
      if (sum === undefined) continue;
      field.textContent = formatRupees(sum);
      const row = field.closest<HTMLElement>('dl > div');
      if (row) row.hidden = sum === 0;
    }
    const days = arrival ? spanInWords(arrival, addDays(arrival, trip.nights)) : messages.noDay;
    const line = interpolate(messages.line, {
      who: partyInWords(party, messages.party),
      days,
      hotels,
    });
    const lineField = form.querySelector('[data-sum=line]');
    if (lineField) lineField.textContent = line;
    return { hotels, party, text: `${line}: ${formatRupees(sums.total)}` };
  }

  /** The class and the party of an earlier page, where this one has them. */
  function restore() {
    const { hotels, party } = readChoice();
    for (const radio of form.querySelectorAll<HTMLInputElement>('[name=hotels]')) {
      if (radio.value === hotels) radio.checked = true;
    }
    for (const [kind, count] of Object.entries(party ?? {})) {
      const field = form.elements.namedItem(kind);
      if (field instanceof HTMLSelectElement && field.options.length > count) {
        field.value = String(count);
      }
    }
  }

  startExtras(form);
  restore();
  show();
  subscribeToDay(show);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    const { hotels, party, text } = show();
    saveChoice({ hotels, party, ...(hasPrice && { shown: { route, text } }) });
  });
}
