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
  if (typeof input === 'number' && expected === 'string') return `write '${input}', in quotes`;
  if (typeof input !== 'string') return undefined;
  if (expected === 'number') return correctNumber(input);
  if (expected === 'boolean') return correctAnswer(input);
  if (expected === 'array') {
    return `write ${input.length < 40 ? `['${input}']` : 'it'}, between [ and ]`;
  }
  const text = input.trim();
  if (form === 'day') return correctDay(text);
  const right = typeof form === 'string' ? forms[form]?.(text) : undefined;
  return right === undefined ? undefined : `write '${right}'`;
}

/** What is meant by a text of a form, if that is sure. */
const forms: Record<string, (text: string) => string | undefined> = {
  monthDay: correctMonthDay,
  clock: correctClock,
  phone: correctPhone,
  link: correctLink,
  site: (text) => correctLink(text)?.replace(/^(https:\/\/[^/]*).*/, '$1'),
  path: (text) =>
    /^[a-z0-9-]+(\/[a-z0-9-]+)*\/?$/.test(text) ? `/${text.replace(/\/$/, '')}` : undefined,
  slug: (text) =>
    /^[\w -]+$/.test(text)
      ? text
          .toLowerCase()
          .split(/[\W_]+/)
          .filter(Boolean)
          .join('-')
      : undefined,
  picture: correctPicture,
  duration: correctDuration,
};

/** A number in a text, with or without signs: 30 %, ₹22,500, Rs. 22500/- */
function correctNumber(text: string): string | undefined {
  const digits = /^[^\d.-]*(\d+(?:,\d+)*(?:\.\d+)?)[^\d.]*$/.exec(text.replace(/\.\s+/g, ' '))?.[1];
  // A dot before three digits may part thousands or begin decimals.
  if (!digits || /\.\d{3}$/.test(digits)) return undefined;
  const right = digits.replaceAll(',', '').replace(/\.00$/, '');
  return `write ${right}, without quotes${right === text ? '' : ' and signs'}`;
}

function correctAnswer(text: string): string | undefined {
  if (/^(yes|true|on)$/i.test(text)) return 'write true, without quotes';
  return /^(no|false|off)$/i.test(text) ? 'write false, without quotes' : undefined;
}

function correctDay(text: string): string | undefined {
  const [, year, middle, last] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text) ?? [];
  if (year && middle && last) return writeDay(year, middle, last);
  const [, first, second, ending] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? [];
  if (first && second && ending) {
    const end = ending.padStart(4, '20');
    if (Number(second) > 12) return writeDay(end, first, second);
    const written = writeDay(end, second, first);
    const isSure = Number(first) > 12 || first === second;
    return isSure ? written : `${written} if ${Number(first)} is the day`;
  }
  const inWords = /^(?=.*[a-z]{3})[a-z]*\.?,? ?\d{1,2},? ?[a-z]*\.?,? ?\d{4}$/i;
  const plain = text.replace(/(\d)(st|nd|rd|th)\b/i, '$1');
  const time = inWords.test(plain) ? Date.parse(`${plain} UTC`) : Number.NaN;
  return Number.isNaN(time) ? undefined : `write '${new Date(time).toISOString().slice(0, 10)}'`;
}

function writeDay(year: string, month: string, day: string): string {
  if (Number(month) > 12 || Number(month) < 1) return `there is no month ${Number(month)}`;
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(day) > last) return `that month has ${last} days`;
  return `write '${year}-${pad(month)}-${pad(day)}'`;
}

/** 9:00, 9.30 am, 4 pm */
function correctClock(text: string): string | undefined {
  const [, hours, minutes = '00', half] =
    /^(\d{1,2})(?:[:.](\d{2}))? ?(am|pm|a\.m\.|p\.m\.)?$/i.exec(text) ?? [];
  if (!hours || Number(minutes) > 59 || Number(hours) > (half ? 12 : 23)) return undefined;
  const ahead = half ? (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hours);
  return `${pad(ahead)}:${minutes}`;
}

/** 1 May, May 1, 5-1 */
function correctMonthDay(text: string): string | undefined {
  const right = /^\d{1,2}-\d{1,2}$/.test(text)
    ? writeDay('2024', ...(text.split('-') as [string, string]))
    : /[a-z]{3}/i.test(text)
      ? correctDay(`${text} 2024`)
      : undefined;
  return /'2024-(.*)'$/.exec(right ?? '')?.[1];
}

/** public/images/a.svg, \\images\\a.svg, /image/a.svg */
function correctPicture(text: string): string | undefined {
  const inside = text.replaceAll('\\', '/').replace(/^\/?(public\/)?/, '/');
  const right = inside
    .replace(/^\/image\//, '/images/')
    .replace(/^\/photograph\//, '/photographs/');
  return right !== text && /^\/(images|photographs)\/[\w./()-]+$/.test(right) ? right : undefined;
}

/** 4 nights 5 days */
function correctDuration(text: string): string | undefined {
  const nights = Number(/(\d+) *(?:n|nights?)\b/i.exec(text)?.[1]);
  const days = Number(/(\d+) *(?:d|days?)\b/i.exec(text)?.[1]);
  return days === nights + 1 ? `${nights} Nights & ${days} Days` : undefined;
}

function correctLink(text: string): string | undefined {
  const bare = text.replace(/^https?:\/\//i, '');
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(bare) ? `https://${bare}` : undefined;
}
