import { facts } from '@/lib/content/facts';
import type { ContentIssue, Told } from '@/lib/content/report/issue';
import { expectedName, nearName } from '@/lib/content/report/near-name';
import { placeOf } from '@/lib/content/report/schema-issue';
import { type CollectionName, type Content, collections, type RawContent } from '../collections';

// Texts take a fact from the data by its name in { }, such as {company} or {closed:ross-island}: a fact
// that changes then changes everywhere. docs/editing.md lists the names.

/** Their texts have words of their own in { }, which the site replaces later; their schemas check them. */
const patterned: CollectionName[] = [
  'labels',
  'forms',
  'pages',
  'seo',
  'ferryRules',
  'privacy',
  'stuck',
];

/**
 * Whether a text still has a placeholder: it names nothing, or what it names has an issue of its own.
 * @param isWhole whether all files could be read
 */
export function hasPlaceholder(name: CollectionName, text: unknown, isWhole: boolean): boolean {
  const hasOwnWords = isWhole && patterned.includes(name);
  return typeof text === 'string' && /\{.+\}/.test(text) && !hasOwnWords;
}

/**
 * Replaces the placeholders in all texts by the facts that they name.
 * @param raw the content as the files export it
 * @returns the content with whole texts, and an issue for each placeholder that names nothing
 */
export function fillPlaceholders(raw: RawContent): { filled: RawContent; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const filled = Object.entries(raw).map(([key, value]) => {
    const name = key as CollectionName;
    if (!(name in collections)) return [key, value];
    const fill = (text: string, path: Path) => {
      const tell = (told: Told) => issues.push({ ...placeOf(name, value, path), ...told });
      if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) tell(alone);
      return text.replace(/\{([^{}]*)\}/g, (whole: string, called: string) => {
        const found = factCalled(called, raw, patterned.includes(name));
        if (typeof found !== 'object') return found ?? whole;
        tell({ ...found, problem: `has ${whole}, which ${found.problem}` });
        return whole;
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

const alone: Told = {
  problem: 'has a { or a } alone',
  expected: 'both, around the name of a fact: {company}',
};

/**
 * What a placeholder stands for.
 * @param called the words between { and }
 * @param hasOwnWords whether the texts here have words of their own in { }
 * @returns the text; undefined for a word of the text's own, and where the data have an issue; what is wrong
 *   when nothing is so called
 */
function factCalled(
  called: string,
  raw: RawContent,
  hasOwnWords: boolean,
): string | undefined | Told {
  const [name = '', argument] = called.split(':');
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (!fact || !fact.names !== (argument === undefined)) {
    return hasOwnWords && argument === undefined ? undefined : unknownFact(called);
  }
  // Not checked yet: what goes wrong here is told of where it stands.
  const content = raw as Content;
  try {
    const names = fact.names?.(content) ?? [];
    if (argument !== undefined && !names.includes(argument)) {
      const all = names.map((one) => `{${name}:${one}}`);
      return { problem: 'names nothing on the site', expected: expectedName(`{${called}}`, all) };
    }
    const text = fact.write(content, argument ?? '');
    if (text !== undefined) return fillInner(String(text), raw);
  } catch {
    return undefined;
  }
  const { file } = collections[fact.from];
  return {
    problem: `asks for what ${argument ?? file} does not have`,
    expected: `a text without it, or this fact ${argument ? `of ${argument} ` : ''}in ${file}`,
  };
}

/** The short form of a term may itself take facts that need no name, such as {deposit}. */
function fillInner(text: string, raw: RawContent): string {
  return text.replace(/\{(\w+)\}/g, (whole: string, called: string) => {
    const found = factCalled(called, raw, true);
    return typeof found === 'string' ? found : whole;
  });
}

function unknownFact(called: string): Told {
  const names = Object.entries(facts).map(([name, { names }]) =>
    names ? `{${name}:…}` : `{${name}}`,
  );
  const near = nearName(`{${called.replace(/:.*/, ':…')}}`, names);
  const expected = near ? `${near} (did you mean that?)` : 'another name between { and }';
  return {
    problem: 'the site does not know',
    expected: `${expected}; docs/editing.md has them all`,
  };
}
