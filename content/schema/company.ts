import { z } from 'zod';
import { example, externalLink, line, list, shortText } from './fields';

/**
 * Whether a text is a telephone number with its country code, however its digits are grouped:
 * +91 3192 244555, +91-9933-200000. An Indian one has ten digits after the code, and no 0 before
 * them, others 8 to 15 with the code (E.164).
 */
export function isPhone(text: string): boolean {
  if (!/^\+\d[\d ()./-]*\d$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  return (digits.startsWith('91') ? /^91[1-9]\d{9}$/ : /^[1-9]\d{7,14}$/).test(digits);
}

/** A telephone number with its country code. The site shows it as it is written. */
const phone = z
  .string()
  .refine(isPhone, { error: 'is no whole number with its country code' })
  .describe('a telephone number with its country code, such as +91 3192 000 001');

/** Where a company may have a profile; each has its sign. "other" has a globe. */
const networks = [
  'facebook',
  'instagram',
  'linkedin',
  'pinterest',
  'threads',
  'tripadvisor',
  'x',
  'youtube',
  'other',
] as const;

/** The company's name and contact details. */
export const companySchema = z.strictObject({
  name: shortText
    .max(24)
    .refine((name) => name.split(' ').every(({ length }) => length <= 18), {
      error: 'has a word of more than 18 letters',
    })
    .describe(
      'your name, in 1 to 24 letters and no word longer than 18: more does not fit beside the links at the top of a page',
    ),
  tagline: shortText
    .max(65)
    .describe('your trade in up to 65 characters: the title of the home page in search results'),
  greeting: line.describe('the greeting at the top of the side menu'),
  email: z.email().describe('an e-mail address, such as hello@seaalmond.example'),
  phones: z
    .tuple([phone], phone)
    .refine((phones) => phones.length <= 2, { error: 'has more than two numbers' })
    .describe('one or two telephone numbers; the first takes chats too'),
  address: list(shortText, 1, 5).describe('the lines of the postal address, as on an envelope'),
  registrations: list(z.strictObject({ name: shortText, number: shortText }), 1, 4).describe(
    "the company's registration and tax numbers: { name: 'GSTIN', number: '…' }",
  ),
  hours: line.describe('when you answer'),
  site: z
    .string()
    .max(100)
    .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .describe(
      'the address of the site without a path or a slash at its end, such as https://www.seaalmond.example: the site cannot stand in a folder below a domain',
    ),
  social: z
    .array(
      z.strictObject({
        network: z.enum(networks).describe(`one of ${networks.join(', ')}`),
        label: shortText.describe('its name, as the contact page shows it'),
        href: externalLink,
      }),
    )
    .max(6)
    .describe("up to 6 profiles: { network: 'facebook', label: 'Facebook', href: 'https://…' }"),
  copyright: line,
  example: example.describe(
    'true while address and hours are examples; leave the line out when they are yours',
  ),
});

export type Company = z.infer<typeof companySchema>;
