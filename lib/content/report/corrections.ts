/**
 * What an editor has to write in place of a value of another kind, where that can be read for sure.
 * @param form what the schema calls the form of its texts: day
 * @param expected the kind of value that the schema wants: string, number, boolean
 * @returns the end of a sentence: write 22500, without quotes and signs
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
  if (expected === 'boolean' && /^(yes|true)$/i.test(input)) return 'write true, without quotes';
  if (expected === 'boolean' && /^(no|false)$/i.test(input)) return 'write false, without quotes';
  if (expected === 'array') return 'write it between [ and ]';
  const number = expected === 'number' ? plainNumber(input) : undefined;
  return number && `write ${number}, without quotes and signs`;
}

/** What is meant by a number with signs, if that is sure: 30 %, ₹22,500, Rs. 22500/-, 022500 */
export function plainNumber(text: string): string | undefined {
  const digits = /^(?:[^\d.-]+\.? ?)?(\d+(?:,\d+)*(?:\.\d+)?)[^\d.]*$/.exec(text)?.[1];
  // A dot before three digits may part thousands or begin decimals.
  if (!digits || /\.\d{3}$/.test(digits)) return undefined;
  return digits.replace(/,|\.00$|^0+(?=\d)/g, '');
}
