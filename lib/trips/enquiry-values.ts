import type { StoredChoice } from './choice';
import { formatExtras, formatParty, formatTotal } from './format-total';
import { type ArrivalAndToday, findHotelClass, planTrip, tickedExtras } from './plan-trip';
import { findPackage, nightPlacesOf, type TariffData, type TotalMessages } from './tariff';

/** The words of totals, and what stands for a total before the tariff has loaded. */
type EnquiryMessages = { totals: TotalMessages; missingTotal: string };

/**
 * What the site knows of a visitor's trip for an enquiry, as text, by the names of form fields. For a package, this is
 * everything behind its total, and otherwise only what the visitor has chosen.
 * @param tariff without it, extras have their slugs as names, and in place of a total, the enquiry asks for one
 * @param route the route of a package; any other route means that the enquiry has no package
 */
export function valuesForEnquiry(
  { totals, missingTotal }: EnquiryMessages,
  tariff: TariffData | undefined,
  choice: StoredChoice,
  route: string,
  days: ArrivalAndToday,
): Record<string, string> {
  const item = tariff && findPackage(tariff, route);
  const trip = item && planTrip(tariff, item, choice, days);
  const party = trip?.party ?? choice.party;
  const hotelClass = tariff ? findHotelClass(tariff, choice)?.name : choice.hotelClass;
  const extras = tariff
    ? tickedExtras(tariff, choice, party, item && nightPlacesOf(item.itinerary))
    : choice.extras.map((extra) => ({ ...extra, name: extra.slug }));
  const chosen = {
    hotels: trip?.hotelClass ?? hotelClass ?? '',
    adults: party ? `${party.adults}` : '',
    ages: party ? formatParty(totals, { ...party, adults: 0 }) : '',
    extras: formatExtras(totals, extras),
  };
  const noTotal = !tariff && Object.values(chosen).some(Boolean) ? missingTotal : '';
  return {
    ...chosen,
    nights: trip ? `${trip.nights.length}` : '',
    total: trip ? totalAsText(formatTotal(trip, totals)) : noTotal,
  };
}

function totalAsText(formatted: ReturnType<typeof formatTotal>): string {
  const { total, assumptions, notes, parts, payments } = formatted;
  const amounts = [...parts, ...payments].map((row) => `${row.label}: ${row.amount}.`);
  return [`${total}.`, `${assumptions}.`, ...notes, ...amounts].join(' ');
}
