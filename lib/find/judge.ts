import { sentencesOf } from '@/lib/text/sentence';
import type { Entry } from './entry';
import type { Part } from './parts';
import { isNumber, wordsOf } from './words';

/** How much more an entry counts for two words that stand side by side in its name, or in a text. */
const sideBySide = { name: 1.6, text: 1.2 };

/** The same where the first is a number: "6 nights" means no other six, and no other nights. */
const counted = { name: 4, text: 2 };

/** Judges how words stand in the entries. Their texts are divided when they are first asked for. */
export function makeJudge(entries: readonly Entry[]) {
  const known = new Map<number, ReturnType<typeof read>>();
  const reading = (id: number) => {
    const one = known.get(id) ?? read(entries[id]);
    known.set(id, one);
    return one;
  };

  return {
    /** Whether one sentence of an entry, with its names, has a word of each part. */
    isNear: (id: number, terms: readonly (readonly string[])[]): boolean => {
      const { head, passages } = reading(id);
      const rest = terms.filter((some) => !some.some((word) => head.has(word)));
      return passages.some((own) => rest.every((some) => some.some((word) => own.has(word))));
    },
    /** How much more an entry counts for words that stand in it side by side, as they were typed. */
    phrases: (id: number, parts: readonly Part[]): number => {
      const { name, text } = reading(id);
      const typed = parts.flatMap(([way = []]) => way);
      const pairs = [typed, ...parts.flatMap((part) => part.slice(1))].flatMap(pairsOf);
      return pairs.reduce((factor, pair) => {
        const more = isNumber(pair.trim().split(' ')[0] ?? '') ? counted : sideBySide;
        if (name.includes(pair)) return factor * more.name;
        return text.includes(pair) ? factor * more.text : factor;
      }, 1);
    },
  };
}

function read(entry: Entry | undefined) {
  const { name = '', kind = '', line = '', also = [], under = '', text = '' } = entry ?? {};
  const names = wordsOf([name, ...also].join(' '));
  return {
    head: new Set([...names, ...wordsOf(`${kind} ${under}`)]),
    passages: [line, ...sentencesOf(text)].map((sentence) => new Set(wordsOf(sentence))),
    name: ` ${names.join(' ')}`,
    text: ` ${wordsOf(`${line} ${text}`).join(' ')}`,
  };
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => ` ${words[at]} ${word}`);
}
