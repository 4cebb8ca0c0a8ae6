import { placeholdersOf } from '@/content/schema/pattern';
import { findField } from '@/lib/content/find-field';
import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import type { ValidContent } from '@/lib/content/types';
import { type FoundValue, walk } from '@/lib/content/walk';
import { variableValues } from './variable-values';

// Names in { } with a colon, such as {company:name} or {closed:ross-island}, are variables (listed in docs/editing.md).
// They are replaced here, so that texts stay in step with the facts. Names without a colon are placeholders, which the
// code fills in (content/schema/pattern.ts).

const variable = /\{([^{}]*:[^{}]*)\}/g;

/** The names of the variables in a text. */
export const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(variable), ([, name = '']) => name);

/** Fills in the variables in all texts. Reports empty texts, and braces that nothing would replace. */
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

  function issuesOf({ path, value }: FoundValue): ContentIssue[] {
    if (Object(value) === value || path.at(-1) === 'example') return [];
    if (typeof value !== 'string')
      return findField(path) ? [] : [issueAt(valid, path, `is ${value}, not a text in quotes.`)];
    if (value.trim() === '') return [issueAt(valid, path, 'is empty.')];
    const circular = variablesIn(fill(value)).find((name) => values.has(name));
    if (circular) return [issueAt(valid, path, `has {${circular}}, whose text contains itself.`)];
    return Array.from(value.matchAll(/\{([^{}]*)\}|[{}]/g)).flatMap(([brace, name]) => {
      if (name === undefined) return issueAt(valid, path, `has an unmatched ${brace}.`);
      const allowed = placeholdersOf(value);
      if (values.has(name) || allowed.includes(name)) return [];
      const names = allowed.length > 0 && !name.includes(':') ? allowed : [...values.keys()];
      const problem = `has {${name}}, which nothing fills in here.`;
      return issueAt(valid, path, problem, didYouMean(name, names));
    });
  }
  const fillValue = (_: string, value: unknown) =>
    typeof value === 'string' ? fill(value) : value;
  const issues = [...walk(valid)].flatMap(issuesOf);
  return { filled: JSON.parse(JSON.stringify(valid), fillValue), issues };
}
