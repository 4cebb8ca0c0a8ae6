import { formatDay } from '@/lib/dates/date-words';
import type { Values } from './values';

type Field = { name: string; label: string; type?: string };

/**
 * An enquiry as plain text: one line for each field that is not empty, with days in words, then the page
 * that it came from.
 * @param page the line that names the page
 */
export function enquiryText(
  subject: string,
  fields: readonly Field[],
  values: Values,
  page: string,
): string {
  const lines = fields.flatMap(({ name, label, type }) => {
    const value = values[name]?.trim();
    return value ? `${label}: ${type === 'date' ? formatDay(value) : value}` : [];
  });
  return [subject, '', ...lines, '', page].join('\n');
}
