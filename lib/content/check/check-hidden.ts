import {
  type Content,
  type ItemCollection,
  itemCollections,
  packageCollections,
  type RawContent,
} from '@/lib/content/collections';
import { type ContentIssue, type IssueText, itemName } from '@/lib/content/report/issue';
import { shortName } from '@/lib/content/short-name';
import { hasWords } from './check-spellings';
import { waiting } from './find-todo-texts';
import { checkEachText, textsIn } from './walk-content';

type Hideable = {
  slug: string;
  hidden?: boolean | undefined;
  name?: string | undefined;
  title?: string;
  image: { src: string };
};

/** An entry that is hidden, as other entries may speak of it. */
type HiddenEntry = { slug: string; called: string; name: string; src: string };

/**
 * Finds texts that take a price or the nights of a hidden package: visitors would be offered it.
 * @param content the valid entries
 * @param raw the content as the files have it, with the placeholders
 */
export function checkHiddenFacts(content: Partial<Content>, raw: RawContent): ContentIssue[] {
  const hidden = packageCollections.flatMap((list) => hiddenIn(list, content));
  return findMentions(hidden, raw, ({ slug, called }, text) => {
    const [fact] = new RegExp(`\\{\\w+:${slug}\\}`).exec(text) ?? [];
    if (!fact) return undefined;
    return {
      problem: `has ${fact} of ${called}`,
      expected: 'a text without it, or another package (then read the sentence again)',
    };
  });
}

/** Finds what else speaks of a hidden entry: its name, its picture. Links to it are faults (check-references.ts). */
export function findHiddenMentions(content: Content, raw: RawContent): ContentIssue[] {
  const hidden = itemCollections.flatMap((list) => hiddenIn(list, content));
  return findMentions(hidden, raw, ({ called, name, src }, text, key) => {
    if (key === 'src' && text === src) {
      return { problem: `shows the picture of ${called}`, expected: 'another picture' };
    }
    if (!name || !hasWords(text, name)) return undefined;
    return {
      problem: `names “${name}” (${called})`,
      expected: 'a text without that name, unless the sentence stays true',
    };
  });
}

function hiddenIn(list: ItemCollection, content: Partial<Content>): HiddenEntry[] {
  const entries: Hideable[] = content[list] ?? [];
  return entries
    .filter(({ hidden }) => hidden)
    .map((entry) => ({
      slug: entry.slug,
      called: `${itemName(list, entry, 0)}, which is hidden`,
      name: shortName(entry.name ?? entry.title ?? ''),
      // A new entry has borrowed its picture, as long as its words are to come.
      src: textsIn(entry).some(({ text }) => text === waiting) ? '' : entry.image.src,
    }));
}

/** Looks at all texts of entries that are shown. */
function findMentions(
  hidden: readonly HiddenEntry[],
  raw: RawContent,
  judge: (entry: HiddenEntry, text: string, key: string) => IssueText | '' | undefined,
): ContentIssue[] {
  if (hidden.length === 0) return [];
  return checkEachText(
    raw,
    ({ key, text }, { isHidden }) =>
      !isHidden && hidden.flatMap((entry) => judge(entry, text, key) || []),
  );
}
