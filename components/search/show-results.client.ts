import { wordsOf } from '@/components/ui/words-of.client';
import { excerptOf } from '@/lib/search/excerpt';
import type { Found } from '@/lib/search/make-search';
import type { SearchRecord } from '@/lib/search/search-record';
import { markWords } from '@/lib/search/words';
import { fillIn } from '@/lib/text/fill-in';

/** What the search says about its results; those after `failed` stand at the results. */
export type SearchTexts = Record<
  'wait' | 'one' | 'other' | 'more' | 'none' | 'near' | 'failed' | 'also' | 'showAll',
  string
> & { dated: Pick<SearchRecord, 'name' | 'line' | 'kind' | 'href'> };

/** How many results are shown before a button shows all. */
const mostShown = 12;

/**
 * Shows results in their place, the best first, and says how many there are.
 * @param words what was typed; nothing for an empty field
 * @param near what has nearly the same names, for when nothing is found
 */
export function showResults(
  results: HTMLElement,
  words: string,
  found: readonly Found[] = [],
  near: readonly Found[] = [],
) {
  const count = found.length;
  const nothing = results.querySelector<HTMLElement>('.nothing');
  if (nothing) nothing.hidden = words === '' || count > 0;
  listResults(results, count > 0 ? found : near, mostShown);
  if (words === '') setStatus(results);
  else if (count === 0) setStatus(results, near.length > 0 ? 'near' : 'none', { words });
  else if (count === 1) setStatus(results, 'one');
  else setStatus(results, count > mostShown ? 'more' : 'other', { count, shown: mostShown });
}

/** Says one of the sentences, or nothing. */
export function setStatus(
  results: HTMLElement,
  sentence?: Exclude<keyof SearchTexts, 'dated'>,
  values: Record<string, string | number> = {},
) {
  const status = results.querySelector('[role=status]');
  if (status)
    status.textContent = sentence ? fillIn(wordsOf<SearchTexts>(results)[sentence], values) : '';
}

function listResults(results: HTMLElement, found: readonly Found[], limit: number) {
  const items = results.querySelector('ul');
  items?.replaceChildren(...found.slice(0, limit).map((one) => resultItem(results, one)));
  const button = results.querySelector('button');
  if (!button) return;
  const count = found.length;
  button.hidden = count <= limit;
  button.textContent = fillIn(wordsOf<SearchTexts>(results).showAll, { count });
  button.onclick = () => {
    listResults(results, found, count);
    // The button is gone: the list goes on at the first one that is new.
    items?.children[limit]?.querySelector('a')?.focus();
    setStatus(results, 'other', { count });
  };
}

/** A result, from the template in the page. */
function resultItem(results: HTMLElement, { record, words }: Found): Node {
  const template = results.querySelector('template');
  const clone = template?.content.cloneNode(true) as DocumentFragment;
  const fill = (part: string, text: string) =>
    clone.querySelector(part)?.replaceChildren(...withMarks(text, words));
  clone.querySelector('a')?.setAttribute('href', record.href);
  fill('.name', record.name);
  // What it is has no mark: many results may be of one kind.
  clone.querySelector('.kind')?.append(record.kind);
  fill('.line', excerptOf(record, words, wordsOf<SearchTexts>(results).also));
  return clone;
}

function withMarks(text: string, words: readonly string[]): (Node | string)[] {
  return markWords(text, words).map((piece) => {
    if (!piece.isMarked) return piece.text;
    const mark = document.createElement('mark');
    mark.textContent = piece.text;
    return mark;
  });
}
