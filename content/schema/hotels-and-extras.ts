import { z } from 'zod';
import {
  example,
  flag,
  integer,
  line,
  list,
  optionalList,
  rupees,
  shortText,
  slug,
} from './fields';
import { pageAddress, reference, references } from './references';

const hotelClass = z.strictObject({
  name: shortText.describe('the name of the class, such as Deluxe'),
  description: line.describe('its rooms and its breakfast in a few words'),
  perNight: rupees(0, 99_999).describe('what it adds per person and night; 0 for the listed price'),
  hotels: list(
    z.strictObject({
      place: reference('placeOrTown'),
      names: list(shortText, 1, 4).describe('1 to 4 hotels'),
      note: shortText.optional().describe('what trips say beside the first, such as its kitchen'),
      room: line.describe('what guests have there, such as a veranda above the beach'),
    }),
    1,
    8,
  ).describe("the hotels by place: { place: 'neil-island', names: ['…', '…'], room: '…' }"),
  includes: references('extra', 1, 4, 'extras that its price includes').optional(),
  example,
});

/** The hotels by class, and the page that shows them. */
export const hotelsSchema = z.strictObject({
  page: pageAddress.optional().describe('the page that shows them, such as /hotelbooking'),
  classes: list(hotelClass, 1, 4).describe('1 to 4 classes of hotels, the listed price first'),
});

/** Something that visitors can add to a trip. */
export const extraSchema = z.strictObject({
  slug,
  name: shortText,
  price: rupees(0, 99_999),
  per: z
    .enum(['person', 'couple', 'room', 'piece', 'personNight', 'roomNight', 'addedNight'])
    .describe(
      'its unit; addedNight: a night at the end of the trip, at the first of its places, per person',
    ),
  length: shortText.optional().describe('its duration, such as 30 minutes'),
  note: line.optional().describe('what else to know, such as its season'),
  minAge: integer(1, 21).optional().describe('the minimum age; delete the line for all ages'),
  defaultPeople: integer(1, 9).optional().describe('how many take it, unless visitors choose'),
  places: list(reference('placeOrTown', 'openingHours'), 1, 8).describe('where it is offered'),
  minStay: z
    .enum(['day', 'night', 'visit'])
    .optional()
    .describe('the shortest stay there that allows it: a whole day, a night, or a visit'),
  upgrade: z
    .strictObject({ from: reference('hotelClass'), to: reference('hotelClass') })
    .optional()
    .describe('the class that a trip must have, and a better one for its place, per personNight'),
  seasonOf: reference('openingHours').optional().describe('the entry whose season it has'),
  aroundNewMoon: flag.describe('true if it is offered only within three nights of new moon'),
  forCouples: flag.describe('true for couples; only packages that include such an extra offer it'),
  pages: optionalList(pageAddress, 3).describe('the pages about it, such as /kayaking'),
  example,
});

export type Hotels = z.infer<typeof hotelsSchema>;
export type HotelClass = Hotels['classes'][number];
export type Extra = z.infer<typeof extraSchema>;
