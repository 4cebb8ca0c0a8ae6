import { z } from 'zod';
import { example, externalLink, line, list, shortText } from './fields';

/**
 * Whether a text is a phone number with its country code. Digits may be grouped in any way: +91 3192 244555,
 * +91-9933-200000. Indian numbers have ten digits after the code, without a leading 0. Other numbers have 8 to 15
 * digits including the code (E.164).
 */
export function isPhone(text: string): boolean {
  if (!/^\+\d[\d ()./-]*\d$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  return (digits.startsWith('91') ? /^91[1-9]\d{9}$/ : /^[1-9]\d{7,14}$/).test(digits);
}

/** A phone number with its country code. The site shows it exactly as written. */
const phone = z
  .string()
  .refine(isPhone, { error: 'is not a complete phone number with its country code' })
  .describe('a phone number with its country code, such as +91 3192 000 001');

/** The networks on which a company may have a profile. Each has an icon. "other" has a globe. */
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
    .describe('your name; the header has room for 24 letters, and for words of up to 18'),
  tagline: shortText
    .max(65)
    .describe('what you do, in up to 65 characters: the title of the home page in search results'),
  area: shortText.describe('where you work, as search engines should know it'),
  greeting: line.describe('the greeting at the top of the side menu'),
  email: z.email().describe('an e-mail address, such as hello@seaalmond.example'),
  phones: z
    .tuple([phone], phone)
    .refine((phones) => phones.length <= 2, { error: 'has more than two numbers' })
    .describe('one or two phone numbers; the first must have WhatsApp'),
  address: list(shortText, 1, 5).describe('the lines of the postal address, as on an envelope'),
  registrations: list(z.strictObject({ name: shortText, number: shortText }), 1, 4).describe(
    "the company's registration and tax numbers: { name: 'GSTIN', number: '…' }",
  ),
  hours: line.describe('when you answer'),
  site: z
    .string()
    .max(100)
    .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .describe('the address of the site, without a / after the name: https://www.seaalmond.example'),
  social: z
    .array(
      z.strictObject({
        network: z.enum(networks).describe(`one of ${networks.join(', ')}`),
        label: shortText.describe('its name on the contact page'),
        href: externalLink,
      }),
    )
    .max(6)
    .describe("up to 6 profiles: { network: 'facebook', label: 'Facebook', href: 'https://…' }"),
  copyright: line,
  example: example.describe(
    'true while the address and the hours are examples; delete the line when they are yours',
  ),
});

/** A person who answers enquiries. */
export const personSchema = z.strictObject({
  name: shortText,
  role: line,
  languages: list(shortText, 1, 8).describe("the languages: ['English', 'Hindi']"),
  example,
});

/** A sample reply, with the variables of a sample plan. */
export const sampleReplySchema = z.strictObject({ lines: list(line, 2, 16), example });

export type Company = z.infer<typeof companySchema>;
export type Person = z.infer<typeof personSchema>;
export type SampleReply = z.infer<typeof sampleReplySchema>;
