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
 * What an enquiry says about a visitor's choice, in words, by the fields of forms that it fills.
 * @param route the route of the trip that it is about; any other route for the extras alone
 * @param arrival as year-month-day
 */
export function factsForEnquiry(
  options: AllOptions,
  choice: Choice,
  route: string,
  arrival?: string,
): Record<string, string> {
  const { messages, rates, trips } = options;
  const trip = trips.find((known) => known.route === route);
  if (!trip) return { extras: extrasInWords(messages, tickedExtras(options, choice, route)) };
  const chosen = choiceForTrip(options, trip, choice, { arrival });
  const { isChosen, hotels, party, nights, extras, outOfSeason, unfit } = chosen;
  const known = { nights: `${nights}`, uncounted: namesInWords([...outOfSeason, ...unfit]) };
  if (!isChosen) return known;

  const name = trip.isOnRequest ? messages.byGuidePrice : messages.trip;
  const sum = interpolate(messages.counted, {
    sum: priceInWords(messages, totalOf(chosen, rates).total, trip.isOnRequest),
    items: extrasInWords(messages, [{ name }, ...extras]),
    hotels,
  });
  return {
    ...known,
    // The total names the class of the listed price, which is not the visitor's own choice.
    hotels: hotels === choice.hotels ? hotels : '',
    adults: `${party.adults}`,
    ages: partyInWords(messages, party, ['children', 'toddlers']),
    extras: extrasInWords(messages, extras),
    total: [sum, ...adultsOnlyNote(messages, chosen)].join('. '),
  };
}

/**
 * What is still chosen after an enquiry: the party, and extras for other trips; the class of hotels only if the enquiry
 * was not about a trip, and so did not say it.
 * @param route as for `factsForEnquiry`
 */
export function choiceAfterEnquiry({ trips }: AllOptions, choice: Choice, route: string): Choice {
  const isTrip = trips.some((trip) => trip.route === route);
  return {
    ...choice,
    hotels: isTrip ? undefined : choice.hotels,
    extras: choice.extras.filter((tick) => !isTickedFor(route, tick)),
  };
}
