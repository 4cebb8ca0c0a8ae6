import type { Values } from './values';

type Field = { name: string; label: string };

/**
 * An enquiry as plain text: one line for each field that is not empty, then the page it came from.
 * @param page the line that names the page
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
