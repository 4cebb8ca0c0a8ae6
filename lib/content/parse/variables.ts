import type { ContentKey } from '@/lib/content/collections';
import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import type { ValidContent } from '@/lib/content/types';
import { type FoundValue, walk } from '@/lib/content/walk';
import { variableValues } from './variable-values';

// Names in { } with a colon, such as {company:name} or {closed:ross-island}, are variables (listed in docs/editing.md).
// They are replaced here, so that texts stay in step with the facts. Names without a colon are placeholders, which the
// code fills in (lib/text/interpolate.ts).

const variable = /\{([^{}]*:[^{}]*)\}/g;

/** The placeholders that the texts of an export may have, without a number at the end, as in {day2}. */
const placeholders: { [Name in ContentKey]?: string } = {
  ferryRules: 'classes government km max min operator private',
  formMessages: 'day field item length limit other page',
  labels:
    'age city count date day days fares from hotelClass hours item items km languages m months n name names nights number people percent place rise rooms season set share sum time to town weekday who years',
  pages:
    'before count days duration from hours items max min name number onRequest page rain season time total withPrice words',
  sampleReply: 'balance balanceDay class dates day deposit hotel includes total',
};

/** The names of the variables in a text. */
export const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(variable), ([, name = '']) => name);

/** Fills in the variables in all texts. Reports empty texts, and braces whose content nothing would replace. */
export function fillVariables(valid: ValidContent): {
  filled: ValidContent;
  issues: ContentIssue[];
} {
  const values = variableValues(valid);
  /** Fills in variables recursively. @param outer the variables whose values contain this text */
  const fill = (text: string, outer: readonly string[] = []): string =>
    text.replace(variable, (whole, name) => {
      const value = outer.includes(name) ? undefined : values.get(name);
      return value === undefined ? whole : fill(value, [...outer, name]);
    });
  const isCircular = (name: string) => variablesIn(fill(`{${name}}`)).includes(name);

  function issuesOf({ path, value }: FoundValue): ContentIssue[] {
    if (typeof value !== 'string') return [];
    if (value.trim() === '') return [issueAt(valid, path, 'is empty.')];
    const allowed = placeholders[path[0] as ContentKey]?.split(' ') ?? [];
    return Array.from(value.matchAll(/\{([^{}]*)\}|[{}]/g)).flatMap(([brace, name]) => {
      if (name === undefined) return issueAt(valid, path, `has a ${brace} without its partner.`);
      if (allowed.includes(name.replace(/\d+$/, ''))) return [];
      if (!values.has(name)) {
        const help = didYouMean(name, [...allowed, ...values.keys()]);
        return issueAt(valid, path, `has {${name}}, which is not a variable.`, help);
      }
      return isCircular(name) ? issueAt(valid, path, `has {${name}}, which contains itself.`) : [];
    });
  }
  const fillValue = (_: string, value: unknown) =>
    typeof value === 'string' ? fill(value) : value;
  const issues = [...walk(valid)].flatMap(issuesOf);
  return { filled: JSON.parse(JSON.stringify(valid), fillValue), issues };
}
