import { z } from 'zod';
import { checked, line, lines, slug, title } from './fields';

const degrees = z.number().min(10).max(50).describe('degrees Celsius, such as 29.9');

const month = z.strictObject({
  name: title.describe('the name of the month, such as January'),
  max: degrees,
  min: degrees,
  rain: z.int().min(0).max(2000).describe('millimetres of rain in the month, such as 49'),
  rainyDays: z.int().min(0).max(31).describe('days with rain in the month'),
  sea: z.enum(['calm', 'changeable', 'rough']),
  ferries: z.enum(['steady', 'changeable', 'cancelled']),
  visibility: z.enum(['best', 'fair', 'cloudy']),
  turtles: z.enum(['nests', 'hatchlings']).optional(),
  plankton: z.boolean().optional().describe('true when plankton glows on dark nights'),
  crowds: title.optional().describe('who fills the ships that month, such as Diwali'),
});

const words = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, line])) as Record<Key, typeof line>);

/** The year on the islands, month by month. */
export const seasonsSchema = z.strictObject({
  months: z.array(month).length(12).describe('the twelve months from January on'),
  inShort: lines.max(4).describe('the year in 1 to 4 sentences'),
  words: z
    .strictObject({
      sea: words('calm', 'changeable', 'rough'),
      ferries: words('steady', 'changeable', 'cancelled'),
      visibility: words('best', 'fair', 'cloudy'),
      turtles: words('nests', 'hatchlings'),
    })
    .describe('how the table writes the values of the months'),
  credit: line.describe('who measured the figures'),
  checked,
  authority: slug.describe('the id of the office in content/authorities.ts that measures'),
});

export type Seasons = z.infer<typeof seasonsSchema>;
export type Month = z.infer<typeof month>;
