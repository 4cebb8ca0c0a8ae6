import type { Values } from './values';

type Field = { name: string; label: string };

/**
 * An enquiry as plain text: one line a field, empty ones left out, the page it came from last.
 * @param page the line that tells the page
 */
export function enquiryText(
  subject: string,
  fields: readonly Field[],
  values: Values,
  page: string,
): string {
  const lines = fields.flatMap(({ name, label }) => {
    const value = values[name]?.trim();
    return value ? `${label}: ${value}` : [];
  });
  return [subject, '', ...lines, '', page].join('\n');
}
