import {
  type Content,
  itemCollections,
  type PackageEntry,
  packageCollections,
  type RawContent,
} from '@/lib/content/collections';
import { type ContentIssue, issueAt, itemName } from '@/lib/content/report/issue';
import { checkEachText, contentParts, textsIn } from './walk-content';

/** Texts that are shorter, such as lines on cards, may well say the same. */
const shortText = 60;

/** Finds packages with the picture of another one: in a list they look the same. */
export function findSamePictures(content: Partial<Content>): ContentIssue[] {
  const seen = new Map<string, string>();
  return contentParts(content, packageCollections).flatMap(({ name, item: entry }) => {
    const { image, slug, hidden } = entry as PackageEntry;
    const first = seen.get(image.src);
    if (!hidden && !first) seen.set(image.src, slug);
    if (hidden || !first) return [];
    const problem = `is the picture of ${first}, too`;
    return issueAt(name, entry, 'image.src', { problem, expected: 'a picture of its own' });
  });
}

/** Finds texts that were copied and not changed: one issue for each item, as a copied one has many of them. */
export function findSameTexts(content: Partial<Content>): ContentIssue[] {
  const seen = new Map<string, { item: string; entry: unknown }>();
  return contentParts(content, itemCollections).flatMap(({ name, item: entry }) => {
    const item = itemName(name, entry, 0);
    // Two entries may show the same picture, and raise the same question.
    const texts = textsIn(entry).filter(
      ({ key, text }) =>
        text.length > shortText && !['src', 'alt', 'href', 'source', 'ask'].includes(key),
    );
    const copied = texts.find(({ text }) => (seen.get(text) ?? { entry }).entry !== entry);
    for (const { text } of texts) if (!seen.has(text)) seen.set(text, { item, entry });
    if (!copied) return [];
    return issueAt(name, entry, copied.path, {
      problem: `is the same as in ${seen.get(copied.text)?.item}: “${copied.text.slice(0, 40)}…”`,
      expected: 'a text of its own',
    });
  });
}

/** Finds packages that say where another one sleeps: a copy keeps {nights:…} of the first. */
export function findOtherNights(raw: RawContent): ContentIssue[] {
  return checkEachText(
    raw,
    ({ text }, { item }) => {
      const [, other] = /\{nights:([\w-]+)\}/.exec(text) ?? [];
      const { slug } = item as PackageEntry;
      const expected = `{nights:${slug}}`;
      const isOther = other !== undefined && other !== slug;
      return isOther && { problem: `has the nights of ${other}`, expected };
    },
    packageCollections,
  );
}
