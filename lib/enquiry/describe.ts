import type { FormField } from '@/content/schema/form';
import type { FormWords } from '@/lib/content/query/forms';
import type { Faults } from './faults';

/** The error message of each faulty field, by field name. */
export type FaultTexts = Readonly<Record<string, string>>;

/** Says what is wrong with each faulty field. */
export function describeFaults(
  fields: readonly FormField[],
  faults: Faults,
  words: FormWords,
): FaultTexts {
  const labelOf = (wanted: string | undefined) =>
    fields.find(({ name }) => name === wanted)?.label ?? '';
  const texts = fields.flatMap(({ name, label, limit, notBefore, differsFrom }) => {
    const fault = faults[name];
    if (!fault) return [];
    const text = words.faults[fault.kind]
      .replace('{field}', label)
      .replace('{other}', labelOf(fault.kind === 'early' ? notBefore : differsFrom))
      .replace('{limit}', String(limit))
      .replace('{length}', String(fault.length))
      .replace('{value}', () => fault.value.slice(0, 30));
    return [[name, text] as const];
  });
  return Object.fromEntries(texts);
}
