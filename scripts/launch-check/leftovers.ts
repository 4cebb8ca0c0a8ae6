import { contentParts, walk } from '@/lib/content/check/walk-content';
import { type CollectionName, type Content, collections } from '@/lib/content/collections';
import { groupNameOf, type Todo } from './todo';

// What the site is called before its owner gives it a name. All of it is looked for only when the
// company has another name: until then it is no leftover.
const exampleName = 'Sea Almond';
const exampleLeaf = 'M18.45 29.44C22.62';

/**
 * The name in prose, and in one word, as in addresses; and what it comes from, told without the name.
 * The tree is written small, in two words.
 */
const trace = /Sea Almond|SEA ALMOND|[Ss]ea[._]?[Aa]lmond|name from a tree/;

/** Pages about the company tell where its name comes from, so there the tree is a leftover, too. */
const aboutTheName: CollectionName[] = ['about'];

/**
 * What is left of the example's name and logo once the company has a name of its own.
 * @param content the content as it is printed, with its placeholders filled
 * @param files the text of LICENSE and of each file with a drawing of the logo, by the file's name
 * @returns what is left; the name itself while the company is an example under it
 */
export function findLeftovers(content: Partial<Content>, files: Record<string, string>): Todo[] {
  const { company } = content;
  if (!company) return [];
  if (company.name === exampleName) {
    const what = `the name is still ${exampleName}, as in the example`;
    const advice = 'If your company has another name, put it in name.';
    return company.example ? [{ file: collections.company.file, what, advice }] : [];
  }
  const inFiles = Object.entries(files).flatMap(([file, text]): Todo[] => {
    const what = `the logo is still the leaf of ${exampleName}`;
    const advice = 'Put your own logo into this file.';
    return text.includes(exampleLeaf) ? [{ file, what, advice }] : [];
  });
  const owner = {
    file: 'LICENSE',
    what: `the owner is still ${exampleName}`,
    advice: 'Put your company’s name in each place, and the year.',
  };
  return [...findInTexts(content), ...inFiles, ...(trace.test(files.LICENSE ?? '') ? [owner] : [])];
}

function findInTexts(content: Partial<Content>): Todo[] {
  return contentParts(content).flatMap(({ name, value: entry }) =>
    walk(entry)
      .filter(({ key }) => !['src', 'slug', 'id'].includes(key))
      .filter(({ value }) =>
        [value].flat().some(
          (text) =>
            typeof text === 'string' &&
            // Such an address is told of as an example already.
            !/\.example\b/.test(text) &&
            (trace.test(text) || (aboutTheName.includes(name) && /sea.almond/i.test(text))),
        ),
      )
      .map(({ key, parent }) => {
        const called = groupNameOf(parent) ?? groupNameOf(entry);
        return {
          file: collections[name].file,
          what: `a text that still speaks of ${exampleName}`,
          spot: called ? `${key} of ${called}` : key,
          advice: 'Write {company} for your name, or a text of your own.',
        };
      }),
  );
}
