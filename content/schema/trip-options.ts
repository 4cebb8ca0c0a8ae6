import { z } from 'zod';
import {
  example,
  internalLink,
  line,
  list,
  listOrNone,
  reference,
  shortText,
  slug,
  whole,
} from './fields';

const rupees = whole(0, 99_999).describe('whole rupees without sign or commas, such as 3500');

const hotelClass = z.strictObject({
  name: shortText.describe('what the class is called, such as Deluxe'),
  what: line.describe('what its rooms have, in a few words'),
  perNight: rupees.describe('what it adds for each person and night, in ₹; 0 for the listed price'),
  hotels: list(
    z.strictObject({ place: reference, names: list(shortText, 1, 4).describe('1 to 4 hotels') }),
    1,
    8,
  ).describe("the hotels by place: { place: 'neil-island', names: ['…', '…'] }"),
  example,
});

const extra = z.strictObject({
  slug,
  name: shortText,
  price: rupees,
  per: z
    .enum(['person', 'couple', 'room', 'hour', 'day', 'piece'])
    .describe('what one pays it for'),
  length: shortText.optional().describe('how long it takes, such as 30 minutes'),
  leastAge: whole(1, 21).optional().describe('the least age in years; no such line for all ages'),
  places: list(reference, 1, 8).describe('where it is done: slugs of places, or port-blair'),
  needs: z
    .enum(['day', 'night', 'visit'])
    .describe('day: a whole day there; night: a night there; visit: an outing of the trip there'),
  restDays: whole(1, 3).optional().describe('how many days must lie between it and the flight'),
  pages: listOrNone(internalLink, 3).describe('the pages that are about it, such as /kayaking'),
  example,
});

/** What visitors choose for a trip and what it costs, and the people who answer. */
export const tripOptionsSchema = z.strictObject({
  classes: list(hotelClass, 1, 4).describe('1 to 4 classes of hotels, the listed price first'),
  extras: list(extra, 1, 40),
  flights: list(z.strictObject({ city: shortText, price: rupees, example }), 1, 8).describe(
    'cities with about what the flight there and back adds for a person: { city, price }',
  ),
  people: list(z.strictObject({ name: shortText, does: line, languages: line, example }), 1, 6),
  sampleReply: z
    .strictObject({
      trip: reference.describe('the slug of a package with a price'),
      hotels: shortText.describe('the name of a class'),
      arrive: z.iso.date().describe('the first day, year-month-day'),
      lines: list(line, 2, 10),
      example,
    })
    .describe('a reply as guests get it; {dates}, {hotels}, {ferries}, {total} … are computed'),
});

export type TripOptions = z.infer<typeof tripOptionsSchema>;
