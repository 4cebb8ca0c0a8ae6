import type { WrittenContent } from '@/lib/content/content';
import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { walk } from '@/lib/content/walk';
import { placeholderValues } from './placeholder-values';

// There are two kinds of placeholders in texts. One with a colon, such as {company:name} or {closed:ross-island}, is a
// fact of the content. It is replaced here, so that texts follow the facts (docs/editing.md lists them), and an unknown
// one is an error. One without a colon is replaced by a page (lib/text/interpolate.ts), and the build fails if a page
// forgets it (scripts/build/rewrite-pages.ts).

const placeholder = /\{([^{}]*:[^{}]*)\}/g;

/** The names in the placeholders of a text that name a fact. */
export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(placeholder), ([, name = '']) => name);

/** Puts the facts into all texts, and reports each placeholder that names no fact. It becomes "…". */
export function fillPlaceholders(content: WrittenContent): {
  filled: WrittenContent;
  issues: ContentIssue[];
} {
  const values = placeholderValues(content);
  const issues = [...walk(content)].flatMap(({ path, value }) =>
    placeholdersIn(typeof value === 'string' ? value : '')
      .filter((name) => !values.has(name))
      .map((name) => {
        const problem = `has {${name}}, which is not a fact of the site.`;
        return issueAt(content, path, problem, didYouMean(name, [...values.keys()]));
      }),
  );
  const fill = (text: string) => text.replace(placeholder, (_, name) => values.get(name) ?? '…');
  // Twice, because some facts contain others.
  const fillValue = (_: string, value: unknown) =>
    typeof value === 'string' ? fill(fill(value)) : value;
  return { filled: JSON.parse(JSON.stringify(content), fillValue), issues };
}
