import { type Entry, entriesAddress } from '@/lib/find/entry';
import { lineFor, markWords } from '@/lib/find/excerpt';
import { type Found, makeFinder } from '@/lib/find/finder';

/** How many results are shown: more are a reason to type another word. */
const most = 24;

let request: Promise<ReturnType<typeof makeFinder>> | undefined;

/**
 * Fetches and indexes what can be found, once; a failed request is made again the next time.
 * @throws when it can't be fetched
 */
export async function prepare() {
  request ??= fetch(entriesAddress).then(async (answer) => {
    if (!answer.ok) throw new Error(`${entriesAddress}: ${answer.status}`);
    return makeFinder((await answer.json()) as Entry[]);
  });
  try {
    return await request;
  } catch (error) {
    request = undefined;
    throw error;
  }
}

/**
 * Shows what is found for the words in the field, or nothing when it is empty.
 * @throws when what can be found can't be fetched
 */
export async function show(form: HTMLFormElement, field: HTMLInputElement) {
  const words = field.value.trim();
  const said = form.querySelector<HTMLElement>('[data-said]');
  const say = (text = '') => {
    if (said) said.textContent = text;
  };
  const list = (found: readonly Found[], isEmpty: boolean) => {
    const next = form.querySelector<HTMLElement>('[data-next]');
    if (next) next.hidden = !isEmpty;
    form.querySelector('[data-results]')?.replaceChildren(...found.map((one) => item(form, one)));
  };
  if (words === '') {
    list([], false);
    return say();
  }
  if (!said?.textContent) say(said?.dataset.wait);
  let find: Awaited<typeof request>;
  try {
    find = await prepare();
  } catch (error) {
    list([], false);
    throw error;
  }
  // Words that were typed later win.
  if (!find || field.value.trim() !== words) return;
  const found = find(words);
  list(found.slice(0, most), found.length === 0);
  say(sumUp(found.length, words, said?.dataset));
}

function sumUp(count: number, words: string, patterns: DOMStringMap = {}) {
  if (count === 0) return patterns.none?.replace('{words}', () => words);
  const pattern = count > most ? patterns.more : count > 1 ? patterns.other : patterns.one;
  return pattern?.replace('{count}', `${count}`).replace('{shown}', `${most}`);
}

/** A result, from the template in the page. */
function item(form: HTMLFormElement, { entry, words }: Found): Node {
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
