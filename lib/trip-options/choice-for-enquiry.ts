import type { Values } from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { type Choice, choiceForTrip, isTickedFor, tickedExtras } from './choice';
import { totalOf } from './total';
import {
  adultsOnlyNote,
  extrasInWords,
  namesInWords,
  partyInWords,
  priceInWords,
} from './total-words';
import type { AllOptions } from './trip-options';

/**
 * What an enquiry says about a visitor's choice.
 * @param route the route of the trip that it is about; any other route for the extras alone
 * @param arrival year-month-day
 * @returns `facts` in words, by the fields that they fill; and `rest`, what is still chosen once it has been sent
 */
export function choiceForEnquiry(
  options: AllOptions,
  choice: Choice,
  route: string,
  arrival?: string,
): { facts: Values; rest: Choice } {
  const rest = { ...choice, extras: choice.extras.filter((tick) => !isTickedFor(route, tick)) };
  const trip = options.trips.find((known) => known.route === route);
  if (!trip) {
    const extras = tickedExtras(options, choice, route);
    return { facts: { extras: extrasInWords(options.messages, extras) }, rest };
  }
  const chosen = choiceForTrip(options, trip, choice, { arrival });
  const { isChosen, hotels, party, nights, extras, outOfSeason, unfit } = chosen;
  const known = { nights: `${nights}`, uncounted: namesInWords([...outOfSeason, ...unfit]) };
  if (!isChosen) return { facts: known, rest };

  const { messages, rates } = options;
  const name = trip.isOnRequest ? messages.byGuidePrice : messages.trip;
  const sum = interpolate(messages.counted, {
    sum: priceInWords(messages, totalOf(chosen, rates).total, trip.isOnRequest),
    items: extrasInWords(messages, [{ name }, ...extras]),
    hotels,
  });
  const facts = {
    ...known,
    // The total names the class of the listed price, which is not the visitor's own choice.
    hotels: hotels === choice.hotels ? hotels : '',
    adults: `${party.adults}`,
    ages: partyInWords(messages, party, ['children', 'toddlers']),
    extras: extrasInWords(messages, extras),
    total: [sum, ...adultsOnlyNote(messages, chosen)].join('. '),
  };
  return { facts, rest: { ...rest, hotels: undefined } };
}
