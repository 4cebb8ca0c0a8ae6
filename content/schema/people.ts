import { z } from 'zod';
import { day, example, group, line, list, shortText } from './fields';
import { reference } from './references';

/** A person who answers enquiries. */
export const personSchema = z.strictObject({
  name: shortText,
  does: line,
  languages: list(shortText, 1, 8).describe("the languages: ['English', 'Hindi']"),
  example,
});

export const exampleReplySchema = group(
  'an example reply; {dates}, {day1}, {hotel1}, {total} … are calculated',
  {
    trip: reference('pricedPackage'),
    hotels: reference('hotelClass'),
    arrive: day,
    lines: list(line, 2, 16),
    example,
  },
);

export type Person = z.infer<typeof personSchema>;
export type ExampleReply = z.infer<typeof exampleReplySchema>;
