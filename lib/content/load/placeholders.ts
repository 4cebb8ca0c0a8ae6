import type { WrittenContent } from '@/lib/content/content';
import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { walk } from '@/lib/content/walk';
import { placeholderValues } from './placeholder-values';

// There are two kinds of placeholders in texts. One with a colon, such as {company:name} or {closed:ross-island}, is a
// fact of the content. It is replaced here, so that texts follow the facts (docs/editing.md lists them), and an unknown
// one is an error. One without a colon is replaced by a page (lib/text/interpolate.ts), and the build fails if a page
// forgets it (scripts/build/refuse.ts).

const placeholder = /\{([^{}]*:[^{}]*)\}/g;

/** The names in the placeholders of a text that name a fact. */
export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(placeholder), ([, name = '']) => name);

/** Puts the facts into all texts, and reports each placeholder that names no fact, or one that contains itself. */
export function fillPlaceholders(written: WrittenContent): {
  filled: WrittenContent;
  issues: ContentIssue[];
} {
  const values = placeholderValues(written);
  /** Facts may contain others. @param around the facts in which the text stands */
  const fill = (text: string, around: readonly string[] = []): string =>
    text.replace(placeholder, (whole, name) => {
      const value = around.includes(name) ? undefined : values.get(name);
      return value === undefined ? whole : fill(value, [...around, name]);
    });
  const isUnfilled = (name: string) => placeholdersIn(fill(`{${name}}`)).includes(name);
  const issues = [...walk(written)].flatMap(({ path, value }) =>
    placeholdersIn(typeof value === 'string' ? value : '')
      .filter(isUnfilled)
      .map((name) => {
        const isFact = values.has(name);
        const problem = `has {${name}}, which ${isFact ? 'contains itself' : 'is not a fact of the site'}.`;
        const help = isFact ? undefined : didYouMean(name, [...values.keys()]);
        return issueAt(written, path, problem, help);
      }),
  );
  const fillValue = (_: string, value: unknown) =>
    typeof value === 'string' ? fill(value) : value;
  return { filled: JSON.parse(JSON.stringify(written), fillValue), issues };
}
