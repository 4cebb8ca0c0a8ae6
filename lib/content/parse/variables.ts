import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import type { ValidContent } from '@/lib/content/types';
import { walk } from '@/lib/content/walk';
import { variableValues } from './variable-values';

// Names in { } with a colon, such as {company:name} or {closed:ross-island}, are variables (listed in docs/editing.md).
// They are replaced here, so that texts stay in step with the facts; unknown ones are errors. Names without a colon are
// placeholders. Pages replace them (lib/text/interpolate.ts), and the build fails if one is left
// (scripts/build/assert-usable.ts).

const variable = /\{([^{}]*:[^{}]*)\}/g;

/** The names of the variables in a text. */
export const variablesIn = (text: string): string[] =>
  Array.from(text.matchAll(variable), ([, name = '']) => name);

/** Fills in the variables in all texts, and reports unknown and circular ones. */
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
  const isUnfilled = (name: string) => variablesIn(fill(`{${name}}`)).includes(name);
  const issues = [...walk(valid)].flatMap(({ path, value }) =>
    variablesIn(typeof value === 'string' ? value : '')
      .filter(isUnfilled)
      .map((name) => {
        const isKnown = values.has(name);
        const problem = `has {${name}}, which ${isKnown ? 'contains itself' : 'is not a variable'}.`;
        const help = isKnown ? undefined : didYouMean(name, [...values.keys()]);
        return issueAt(valid, path, problem, help);
      }),
  );
  const fillValue = (_: string, value: unknown) =>
    typeof value === 'string' ? fill(value) : value;
  return { filled: JSON.parse(JSON.stringify(valid), fillValue), issues };
}
