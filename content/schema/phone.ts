/** What may stand in a telephone number besides its digits. */
const written = /^\+?[\d ()./-]+$/;

/** A number that calls anywhere has so many digits, with its country code (E.164). */
const fewest = 8;
const most = 15;

/**
 * Whether a text is a telephone number with its country code, however its digits are grouped:
 * +91 3192 244555, +91-9933-200000. An Indian one has ten digits after the code, and no 0 before them.
 */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (!/^\+\d/.test(text) || !written.test(text) || /\D$/.test(text)) return false;
  if (digits.startsWith('91')) return /^91[1-9]\d{9}$/.test(digits);
  return /^[1-9]/.test(digits) && digits.length >= fewest && digits.length <= most;
}

/**
 * The number that an Indian one without a country code, or with a 0 too many, stands for:
 * +91 3192 244555 for (03192) 244555.
 * @returns undefined for what can't be read for sure
 */
export function correctPhone(text: string): string | undefined {
  if (!written.test(text.trim())) return undefined;
  const bare = text
    .trim()
    .replace(/^(\+|00)(?=91\b|91\d{10})/, '')
    .replace(/^91(?=\D|\d{10}$)/, '');
  const groups = (bare.match(/\d+/g) ?? []).join(' ').replace(/^0 ?/, '');
  if (!/^[1-9]\d{9}$/.test(groups.replaceAll(' ', ''))) return undefined;
  const shown = groups.includes(' ') ? groups : `${groups.slice(0, 5)} ${groups.slice(5)}`;
  return `+91 ${shown}`;
}
