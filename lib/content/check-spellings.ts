import { type CollectionName, type Content, collectionNames } from './collections';
import { fault } from './entries';
import type { Fault } from './fault';
import { walk } from './walk';

/** The fields of names, which may keep another spelling beside the usual one. */
const names = ['name', 'title', 'heading', 'label'];

/**
 * Checks that each name is spelled in one way (content/spellings.ts). A text with another spelling must
 * have the usual one as well: a name anywhere in its item, any other text in itself.
 * @param content the valid entries
 */
export function checkSpellings(content: Partial<Content>): Fault[] {
  const { spellings = [], ...texts } = content;
  return collectionNames.flatMap((name) => {
    const value = name === 'spellings' ? undefined : texts[name];
    const entries = Array.isArray(value) ? value : [value];
    return entries.flatMap((entry: unknown) =>
      spellings.flatMap((spelling) => checkEntry(name, entry, Array.isArray(value), spelling)),
    );
  });
}

function checkEntry(
  collection: CollectionName,
  entry: unknown,
  isItem: boolean,
  { usual, others }: Content['spellings'][number],
): Fault[] {
  const whole = JSON.stringify(entry) ?? '';
  const textsOf = (value: unknown) => (Array.isArray(value) ? value : [value]);
  return walk(entry).flatMap(({ path, key, value }) =>
    textsOf(value)
      .filter((text): text is string => typeof text === 'string')
      .flatMap((text) => {
        const other = others.find((one) => hasWord(text, one));
        const reach = names.includes(key) ? whole : text;
        if (other === undefined || reach.includes(usual)) return [];
        return fault(collection, isItem ? entry : undefined, path, {
          problem: `spells ${usual} as "${other}"`,
          expected: `${usual}, the spelling of content/spellings.ts, or both`,
        });
      }),
  );
}

/** Whether a text has these words, not as a part of longer ones. */
function hasWord(text: string, words: string): boolean {
  const letters = /\p{L}/u;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + words.length]];
    if (!letters.test(before) && !letters.test(after)) return true;
  }
  return false;
}
