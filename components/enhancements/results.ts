import { lineFor, markWords } from '@/lib/find/excerpt';
import type { Found } from '@/lib/find/finder';

/** How many results are shown: more are a reason to type another word. */
const most = 24;

/**
 * Lists results in the search form, the best first, and says how many there are.
 * @param words what was typed; nothing for an empty field
 */
export function listResults(form: HTMLFormElement, words: string, found: readonly Found[]) {
  const { length } = found;
  const next = form.querySelector<HTMLElement>('[data-next]');
  if (next) next.hidden = words === '' || length > 0;
  const items = found.slice(0, most).map((one) => resultItem(form, one));
  form.querySelector('[data-results]')?.replaceChildren(...items);
  if (words === '') say(form, '');
  else if (length === 0) say(form, 'none', { words });
  else if (length === 1) say(form, 'one');
  else say(form, length > most ? 'more' : 'other', { count: `${length}`, shown: `${most}` });
}

/**
 * Says one of the sentences that stand beside the place for them.
 * @param values what the words in { } become
 */
export function say(form: HTMLFormElement, sentence: string, values: Record<string, string> = {}) {
  const said = form.querySelector<HTMLElement>('[data-said]');
  const pattern = said?.dataset[sentence] ?? '';
  if (said) said.textContent = pattern.replace(/\{(\w+)\}/g, (_, word) => values[word] ?? '');
}

/** A result, from the template in the page. */
function resultItem(form: HTMLFormElement, { entry, words }: Found): Node {
  const template = form.querySelector<HTMLTemplateElement>('template');
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
    mark.className = 'bg-sand text-ink';
    mark.textContent = piece.text;
    return mark;
  });
}
