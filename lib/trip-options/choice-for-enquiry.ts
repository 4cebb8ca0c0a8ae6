import { interpolate } from '@/lib/text/interpolate';
import { type Choice, choiceForAllTrips, choiceForTrip, isTickedFor, tickedExtras } from './choice';
import { type Party, totalOf } from './total';
import { extrasInWords, partyInWords, priceInWords, totalLine, totalNotes } from './total-words';
import type { AllOptions } from './trip-options';

/**
 * What an enquiry says about a visitor's choice, in words, by the fields of forms that it fills.
 * @param route the route of the trip that it is about; any other route for what is chosen for all trips
 * @param arrival as year-month-day
 */
export function factsForEnquiry(
  options: AllOptions,
  choice: Choice,
  route: string,
  arrival?: string,
): Record<string, string> {
  const { messages, rates, trips } = options;
  const { chosenClass, chosenParty } = choiceForAllTrips(options, choice);
  const described = (party?: Party) => ({
    hotels: chosenClass?.name ?? '',
    adults: party ? `${party.adults}` : '',
    ages: party ? partyInWords(messages, party, ['children', 'toddlers']) : '',
    extras: extrasInWords(messages, tickedExtras(options, choice, route, party)),
  });
  const trip = trips.find((known) => known.route === route);
  if (!trip) return described(chosenParty);
  const chosen = choiceForTrip(options, trip, choice, { arrival });
  const nights = `${chosen.nights}`;
  if (!chosen.isChosen) return { nights };

  const { total, surcharge, max } = totalOf(chosen, rates);
  const items = [
    { name: trip.isOnRequest ? messages.byGuidePrice : messages.trip },
    ...chosen.extras,
    ...(surcharge > 0 ? [{ name: messages.surcharge }] : []),
  ];
  const sum = interpolate(messages.counted, {
    sum: priceInWords(messages, total, trip.isOnRequest),
    items: extrasInWords(messages, items),
    line: totalLine(messages, chosen),
  });
  const notes = totalNotes(messages, chosen, trip.isOnRequest ? max : undefined);
  return { nights, ...described(chosen.party), total: [sum, ...notes].join(' ') };
}

/**
 * What is still chosen after an enquiry: the party, and extras for other trips.
 * @param route as for `factsForEnquiry`
 */
export function choiceAfterEnquiry(choice: Choice, route: string): Choice {
  const extras = choice.extras.filter((tick) => !isTickedFor(route, tick));
  return { ...choice, hotels: undefined, extras };
}
