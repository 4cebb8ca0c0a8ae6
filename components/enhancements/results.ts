import { lineFor, markWords } from '@/lib/find/excerpt';
import type { Found } from '@/lib/find/finder';

/** How many results are shown before a button shows all, and how many near names. */
const most = { found: 12, near: 4 };

/**
 * Lists results in their place, the best first, and says how many there are.
 * @param words what was typed; nothing for an empty field
 * @param near what has nearly the same names, for when nothing is found
 */
export function listResults(
  place: HTMLElement,
  words: string,
  found: readonly Found[] = [],
  near: readonly Found[] = [],
) {
  const { length } = found;
  const next = place.querySelector<HTMLElement>('[data-next]');
  if (next) next.hidden = words === '' || length > 0;
  const shown = length > 0 ? found.slice(0, most.found) : near.slice(0, most.near);
  const list = place.querySelector('[data-results]');
  list?.replaceChildren(...shown.map((one) => resultItem(place, one)));
  offerAll(place, length, () => {
    list?.append(...found.slice(most.found).map((one) => resultItem(place, one)));
    list?.children[most.found]?.querySelector('a')?.focus();
    say(place, 'other', { count: `${length}` });
  });
  if (words === '') say(place, '');
  else if (length === 0) say(place, near.length > 0 ? 'near' : 'none', { words });
  else if (length === 1) say(place, 'one');
  else {
    const sentence = length > most.found ? 'more' : 'other';
    say(place, sentence, { count: `${length}`, shown: `${most.found}` });
  }
}

/** Shows the button for the other results, if there are more; it goes when it has been pressed. */
function offerAll(place: HTMLElement, count: number, showAll: () => void) {
  const button = place.querySelector<HTMLButtonElement>('[data-all]');
  if (!button) return;
  button.hidden = count <= most.found;
  button.textContent = (button.dataset.all ?? '').replace('{count}', `${count}`);
  button.onclick = () => {
    showAll();
    button.hidden = true;
  };
}

/**
 * Says one of the sentences that stand beside the place for them.
 * @param values what the words in { } become
 */
export function say(place: HTMLElement, sentence: string, values: Record<string, string> = {}) {
  const said = place.querySelector<HTMLElement>('[data-said]');
  const pattern = said?.dataset[sentence] ?? '';
  if (said) said.textContent = pattern.replace(/\{(\w+)\}/g, (_, word) => values[word] ?? '');
}

/** A result, from the template in the page. */
function resultItem(place: HTMLElement, { entry, words }: Found): Node {
  const template = place.querySelector<HTMLTemplateElement>('template');
  const copy = template?.content.cloneNode(true) as DocumentFragment;
  const fill = (part: string, nodes: Iterable<Node | string>) =>
    copy.querySelector(part)?.replaceChildren(...nodes);
  copy.querySelector('a')?.setAttribute('href', entry.href);
  fill('[data-name]', marked(entry.name, words));
  fill('[data-kind]', [entry.kind]);
  fill('[data-line]', marked(lineFor(entry, words, template?.dataset.also ?? ''), words));
  return copy;
}

function marked(text: string, words: readonly string[]): (Node | string)[] {
  return markWords(text, words).map((piece) => {
    if (!piece.marked) return piece.text;
    const mark = document.createElement('mark');
    mark.textContent = piece.text;
    return mark;
  });
}
