import { choiceForTrip, offeredChoice, type StoredChoice, tickedExtras } from './choice';
import type { Dates, Party } from './total';
import { extrasInWords, partyInWords, totalInWords } from './total-words';
import type { AllOptions } from './trip-options';

/**
 * What an enquiry says about a visitor's choice, in words, by the fields of forms that it fills.
 * @param route the route of the trip that it is about; any other route for what is chosen for all trips
 */
export function factsForEnquiry(
  options: AllOptions,
  choice: StoredChoice,
  route: string,
  dates: Dates,
): Record<string, string> {
  const { messages, trips } = options;
  const { chosenClass, chosenParty } = offeredChoice(options, choice);
  const described = (party?: Party) => ({
    hotels: chosenClass?.name ?? '',
    adults: party ? `${party.adults}` : '',
    ages: party ? partyInWords(messages, party, ['children', 'toddlers']) : '',
    extras: extrasInWords(messages, tickedExtras(options.extras, choice, route, party)),
  });
  const trip = trips.find((known) => known.route === route);
  if (!trip) return described(chosenParty);
  const chosen = choiceForTrip(options, trip, choice, dates);
  const nights = `${chosen.nights}`;
  if (!chosen.isChosen) return { nights };

  const { sum, line, rows, notes } = totalInWords(options, chosen);
  const sums = rows.map((row) => `${row.label}: ${row.sum}.`);
  const total = [`${sum}.`, `${line}.`, ...notes, ...sums].join(' ');
  return { nights, ...described(chosen.party), total };
}
