import { correctPhone } from '@/content/schema/phone';

const pad = (digits: string | number) => String(digits).padStart(2, '0');

/**
 * What an editor has to write in place of a value, where that can be read for sure.
 * @param form what the schema calls the form of its texts: day, clock, phone
 * @param expected the kind of value that the schema wants: string, number, boolean
 * @returns the end of a sentence: write '2026-02-03'
 */
export function correction(
  input: unknown,
  form: unknown,
  expected: string | undefined,
): string | undefined {
  if (typeof input === 'number' && expected === 'string') {
    // Without quotes a program takes the hyphens of a day for minus signs.
    return form === 'day' ? "write the day in quotes: '2027-01-31'" : `write '${input}', in quotes`;
  }
  if (typeof input !== 'string') return undefined;
  if (expected === 'number') return correctNumber(input);
  if (expected === 'boolean' && /^(yes|true)$/i.test(input)) return 'write true, without quotes';
  if (expected === 'boolean' && /^(no|false)$/i.test(input)) return 'write false, without quotes';
  if (expected === 'array') return 'write it between [ and ]';
  const right = typeof form === 'string' ? forms[form]?.(input.trim()) : undefined;
  return right && right !== input ? `write '${right}'` : undefined;
}

/** What is meant by a text of a form, if that is sure. */
const forms: Record<string, (text: string) => string | undefined> = {
  day: correctDay,
  clock: correctClock,
  phone: correctPhone,
  link: (text) =>
    /^http:|^www\./.test(text) ? `https://${text.replace(/^http:\/\//, '')}` : undefined,
  site: (text) => text.replace(/^(https?:\/\/)?([^/]*).*/, 'https://$2'),
  slug: (text) => (/^[\w -]+$/.test(text) ? text.toLowerCase().replace(/[ _]+/g, '-') : undefined),
  picture: (text) => /\/?(images|photographs)\/[\w./()-]+$/.exec(text.replaceAll('\\', '/'))?.[0],
};

/** A number in quotes, with or without signs. */
function correctNumber(text: string): string | undefined {
  const number = plainNumber(text);
  return number && `write ${number}, without quotes and signs`;
}

/** What is meant by a number with signs, if that is sure: 30 %, ₹22,500, Rs. 22500/-, 022500 */
export function plainNumber(text: string): string | undefined {
  const digits = /^(?:[^\d.-]+\.? ?)?(\d+(?:,\d+)*(?:\.\d+)?)[^\d.]*$/.exec(text)?.[1];
  // A dot before three digits may part thousands or begin decimals.
  if (!digits || /\.\d{3}$/.test(digits)) return undefined;
  return digits.replace(/,|\.00$|^0+(?=\d)/g, '');
}

/** 2026/2/3, 25.5.2026, 5 May 2026. What has the month first, or might have, is not sure. */
function correctDay(text: string): string | undefined {
  const [first = '', second = '', third = ''] = text.split(/[-/. ]/);
  const parts = first.length === 4 ? [first, second, third] : [third, second, first];
  const written = parts.map(pad).join('-');
  const words = text.replace(/(\d)(st|nd|rd|th)/, '$1');
  const inWords = /^(\d{1,2} [a-z]{3,}|[a-z]{3,} \d{1,2},?) \d{4}$/i.test(words);
  const time = Date.parse(inWords ? `${words} UTC` : written);
  const right = Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
  // A day that its month does not have would become one of the next month.
  const isSure = first.length === 4 || Number(first) > 12;
  return inWords || (isSure && right === written) ? right : undefined;
}

/** 9:00, 9.30 am, 4 pm */
function correctClock(text: string): string | undefined {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?$/i.exec(text) ?? [];
  if (!hours || Number(minutes) > 59 || Number(hours) > (half ? 12 : 23)) return undefined;
  const ahead = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  return `${pad(ahead)}:${minutes}`;
}
