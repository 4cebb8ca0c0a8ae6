import { minAges, type StoredChoice } from './choice';
import { formatExtras, formatParty, formatTotal } from './format-total';
import { type ArrivalAndToday, findHotelClass, planTrip, tickedExtras } from './plan-trip';
import { findPackage, type TariffData } from './tariff';

/**
 * What the site knows of a visitor's trip for an enquiry, as text, by the names of form fields. `children` and
 * `toddlers` have no field: they are the numbers that the total counts. For a package, this is everything behind its
 * total, and otherwise only what the visitor has chosen.
 * @param route the route of a package; any other route means that the enquiry has no package
 */
export function valuesForEnquiry(
  tariff: TariffData,
  choice: StoredChoice,
  route: string,
  days: ArrivalAndToday,
): Record<string, string> {
  const { messages } = tariff;
  const pricedPackage = findPackage(tariff, route);
  const trip = pricedPackage && planTrip(tariff, pricedPackage, choice, days);
  const party = trip?.party ?? choice.party;
  return {
    nights: trip ? `${trip.nights.length}` : '',
    hotels: trip?.hotelClass ?? findHotelClass(tariff, choice)?.name ?? '',
    adults: party ? `${party.adults}` : '',
    children: party ? `${party.children}` : '',
    toddlers: party ? `${party.toddlers}` : '',
    ages: party ? formatParty(messages, { ...party, adults: 0 }) : '',
    extras: formatExtras(messages, tickedExtras(tariff, choice, party, pricedPackage?.nightPlaces)),
    total: trip ? totalAsText(formatTotal(trip, messages)) : '',
  };
}

/** The same without the tariff: only what the visitor has chosen, with ages in years, and the slugs of extras. */
export function valuesWithoutTariff(
  { hotelClass: hotels = '', party, extras }: StoredChoice,
  missingTotal: string,
): Record<string, string> {
  const { adults = '', children, toddlers } = party ?? {};
  const ages = [
    children && `${children} (${minAges.children}–${minAges.adults - 1})`,
    toddlers && `${toddlers} (${minAges.toddlers}–${minAges.children - 1})`,
  ];
  const slugs = extras.map(({ slug, people, nights }) =>
    [slug, people, nights].filter(Boolean).join(' × '),
  );
  const chosen = {
    hotels,
    adults: `${adults}`,
    ages: ages.filter(Boolean).join(', '),
    extras: slugs.join(', '),
  };
  return { ...chosen, total: Object.values(chosen).some(Boolean) ? missingTotal : '' };
}

function totalAsText(formatted: ReturnType<typeof formatTotal>): string {
  const { total, assumptions, notes, parts, payments } = formatted;
  const amounts = [...parts, ...payments].map((row) => `${row.label}: ${row.amount}.`);
  return [`${total}.`, `${assumptions}.`, ...notes, ...amounts].join(' ');
}
