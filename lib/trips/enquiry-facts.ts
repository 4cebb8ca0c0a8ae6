import { offeredChoice, type StoredChoice, type TickedExtra, tickedExtras } from './choice';
import type { Party } from './party';
import { type Dates, planTrip } from './plan-trip';
import type { TariffFile } from './tariff';
import { extrasInWords, partyInWords, totalInWords } from './total-words';

/**
 * What an enquiry says about a visitor's choice, in words, by the fields of forms that it fills.
 * @param route the package that it is about; any other route for what is chosen for every package
 */
export function factsForEnquiry(
  tariff: TariffFile,
  choice: StoredChoice,
  route: string,
  dates: Dates,
): Record<string, string> {
  const { offers, messages, rates } = tariff;
  const { chosenClass, chosenParty } = offeredChoice(tariff, choice);
  const inWords = (extras: readonly TickedExtra[], party?: Party) => ({
    hotels: chosenClass?.name ?? '',
    adults: party ? `${party.adults}` : '',
    ages: party ? partyInWords(messages, party, ['children', 'toddlers']) : '',
    extras: extrasInWords(messages, extras),
  });
  const offer = offers.find((known) => known.route === route);
  if (!offer) return inWords(tickedExtras(tariff, choice, route, chosenParty), chosenParty);

  const trip = planTrip(tariff, offer, choice, dates);
  const nights = `${trip.nights.length}`;
  if (!trip.isChosen) return { nights };
  const { sum, line, rows, notes } = totalInWords(trip, rates, messages);
  const sums = rows.map((row) => `${row.label}: ${row.sum}.`);
  return {
    nights,
    ...inWords([...trip.extras, ...trip.outOfSeason, ...trip.unfit], trip.party),
    total: [`${sum}.`, `${line}.`, ...notes, ...sums].join(' '),
  };
}
