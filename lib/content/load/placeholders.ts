import {
  type CollectionName,
  type Content,
  collections,
  type RawContent,
} from '@/lib/content/collections';
import { readPlaceholderValues } from '@/lib/content/placeholder-sources';
import type { ContentIssue, IssueText } from '@/lib/content/report/issue';
import { expectedName, nearName } from '@/lib/content/report/near-name';
import { issueLocation } from '@/lib/content/report/schema-issue';

// Texts take a fact from the data by its name in { }, such as {company} or {closed:ross-island}: a fact
// that changes then changes everywhere. docs/editing.md lists the names.

/** Their texts have words of their own in { }, which the site replaces later; their schemas check them. */
const patterned: CollectionName[] = ['labels', 'forms', 'pages', 'seo', 'ferryRules', 'privacy'];

/** Whether a text still has a placeholder: it names nothing, or what it names has an issue of its own. */
export function hasPlaceholder(name: CollectionName, text: unknown): boolean {
  const placeholder = patterned.includes(name) ? /\{\w+:/ : /\{.+\}/;
  return typeof text === 'string' && placeholder.test(text);
}

/**
 * Replaces the placeholders in all texts by the facts that they name.
 * @param raw the content as the files export it
 * @returns the content with whole texts, and an issue for each placeholder that names nothing
 */
export function fillPlaceholders(raw: RawContent): { filled: RawContent; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  // Not checked yet: what goes wrong here is told of where it stands.
  const { texts, broken } = readPlaceholderValues(raw as Content);
  const names = [...texts.keys()].map((one) => `{${one}}`);
  const filled = Object.entries(raw).map(([key, value]) => {
    const name = key as CollectionName;
    if (!(name in collections)) return [key, value];
    const fill = (text: string, path: Path) => {
      const report = (fault: IssueText) =>
        issues.push({ ...issueLocation(name, value, path), ...fault });
      if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) report(unpairedBrace);
      return text.replace(/\{([^{}]*)\}/g, (placeholder: string, called: string) => {
        const found = texts.get(called);
        if (found?.text !== undefined) return found.text;
        const [word = '', argument] = called.split(':');
        const isOwnWord = patterned.includes(name) && argument === undefined;
        if (found) report(missingValue(called, found.from));
        else if (!isOwnWord && !broken.includes(word)) report(unknownPlaceholder(called, names));
        return placeholder;
      });
    };
    return [key, mapTexts(value, [], fill)];
  });
  return { filled: Object.fromEntries(filled), issues };
}

type Path = (string | number)[];

/** A copy of a value with every text in it replaced. */
function mapTexts(value: unknown, at: Path, change: (text: string, at: Path) => string): unknown {
  if (typeof value === 'string') return change(value, at);
  if (Array.isArray(value)) return value.map((one, index) => mapTexts(one, [...at, index], change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, one]) => [key, mapTexts(one, [...at, key], change)]),
  );
}

function missingValue(called: string, from: CollectionName): IssueText {
  const { file } = collections[from];
  const [, argument] = called.split(':');
  return {
    problem: `has {${called}}, which asks for what ${argument ?? file} does not have`,
    expected: `a text without it, or this fact ${argument ? `of ${argument} ` : ''}in ${file}`,
  };
}

const unpairedBrace: IssueText = {
  problem: 'has a { or a } alone',
  expected: 'both, around the name of a fact: {company}',
};

/** What is wrong with a placeholder that names nothing: the site does not know {compny}. */
function unknownPlaceholder(called: string, names: readonly string[]): IssueText {
  const [name] = called.split(':');
  const alike = names.filter((one) => one.startsWith(`{${name}:`));
  const near = nearName(`{${called}}`, names);
  const other = near ? `${near} (did you mean that?)` : 'another name between { and }';
  return {
    problem: `has {${called}}, which the site does not know`,
    expected:
      alike.length > 0
        ? expectedName(`{${called}}`, alike)
        : `${other}; docs/editing.md has them all`,
  };
}
