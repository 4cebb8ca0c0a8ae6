import { isDeepStrictEqual } from 'node:util';
import { contentParts, walk } from '@/lib/content/check/walk-content';
import { type CollectionName, type Content, collections } from '@/lib/content/collections';
import { nameOf, type Todo } from './todo';

// What the site is called before its owner gives it a name. All of it is looked for only when the
// company has another name: until then it is no leftover.
const exampleName = 'Sea Almond';
const exampleLeaf = 'M18.45 29.44C22.62';
const exampleYear = '2024';
const exampleAddress = ['Port Blair', 'South Andaman, 744101'];

/**
 * The name in prose, and in one word, as in addresses; and what it comes from, told without the name.
 * The tree is written small, in two words.
 */
const trace = /Sea Almond|SEA ALMOND|[Ss]ea[._]?[Aa]lmond|named after a tree/;

/** Pages about the company tell where its name comes from, so there the tree is a leftover, too. */
const aboutTheName: CollectionName[] = ['about'];

/**
 * What is left of the example's name, its year and its logo once the company has a name of its own.
 * @param content the content as it is printed, with its placeholders filled
 * @param logos the text of each file with a drawing of the logo, by the file's name
 * @param license the text of LICENSE
 * @returns what is left; the name itself while the company is an example under it
 */
export function findLeftovers(
  content: Partial<Content>,
  logos: Record<string, string>,
  license: string,
): Todo[] {
  const { company } = content;
  if (!company) return [];
  const file = 'content/company.ts';
  if (company.name === exampleName) {
    const what = `the name is still ${exampleName}, as in the example`;
    const advice = 'If your company has another name, put it in name.';
    return company.example ? [{ file, what, advice }] : [];
  }
  const year = `the copyright says ${exampleYear}, the example’s year`;
  const address = 'the address is the example’s, which has no street';
  return [
    ...(company.copyright.includes(`© ${exampleYear}`)
      ? [{ file, what: year, advice: 'Put the year in which your site begins.' }]
      : []),
    ...(isDeepStrictEqual(company.address.slice(1), exampleAddress)
      ? [{ file, what: address, advice: 'Put the full address of your office.' }]
      : []),
    ...findInTexts(content),
    ...Object.entries(logos)
      .filter(([, drawn]) => drawn.includes(exampleLeaf))
      .map(([drawing]) => ({
        file: drawing,
        what: `the logo is still the leaf of ${exampleName}`,
        advice: 'Put your own shapes into lib/logo.ts and run npm run art.',
      })),
    ...(trace.test(license)
      ? [
          {
            file: 'LICENSE',
            what: `the owner is still ${exampleName}`,
            advice: 'Put your company’s name in each place, and the year.',
          },
        ]
      : []),
  ];
}

function findInTexts(content: Partial<Content>): Todo[] {
  const shown = contentParts(content).filter(({ isHidden }) => !isHidden);
  return shown.flatMap(({ name, value: entry }) =>
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
        const called = nameOf(parent) ?? nameOf(entry);
        return {
          file: collections[name].file,
          what: `a text that still speaks of ${exampleName}`,
          spot: called ? `${key} of ${called}` : key,
          advice: 'Write {company} for your name, or a text of your own.',
        };
      }),
  );
}
