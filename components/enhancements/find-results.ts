import { entriesAddress, findParameter, type SearchFile } from '@/lib/find/entry';
import { makeFinder } from '@/lib/find/finder';
import { listResults, say } from './results';

/** How long the typed words rest before they go into the address, in ms: browsers allow few changes. */
const rest = 300;

let hasStarted = false;
let isReady = false;
let request: Promise<ReturnType<typeof makeFinder>> | undefined;

/**
 * Shows what is found for the words in the field, and keeps the field and the address in sync. Starts
 * once, with words that were typed before or, if there are none, those of the address.
 */
export function startFinding(field: HTMLInputElement, place: HTMLElement) {
  if (hasStarted) return;
  hasStarted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const record = () => {
    clearTimeout(timer);
    const address = addressOf(location.href, field.value.trim());
    if (address !== location.href) history.replaceState(history.state, '', address);
  };
  const follow = () => {
    const words = new URLSearchParams(location.search).get(findParameter) ?? '';
    if (words === field.value.trim()) return;
    field.value = words;
    void show(field, place);
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(record, rest);
    void show(field, place);
  });
  // Also when a result is followed: the field loses the focus first.
  field.addEventListener('change', record);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return;
    event.preventDefault();
    field.value = '';
    record();
    void show(field, place);
  });
  addEventListener('popstate', follow);
  if (field.value === '') follow();
  else {
    record();
    void show(field, place);
  }
  // Ahead of the first letter. Typing asks again, and says what is wrong.
  getFinder().catch(() => undefined);
}

/** What finds, fetched and indexed once; a failed request is made again the next time. */
async function getFinder() {
  request ??= fetch(entriesAddress).then(async (answer) => {
    if (!answer.ok) throw new Error(`${entriesAddress}: ${answer.status}`);
    return makeFinder((await answer.json()) as SearchFile);
  });
  try {
    const finder = await request;
    isReady = true;
    return finder;
  } catch (error) {
    request = undefined;
    throw error;
  }
}

/** Shows the results for the words in the field, or that they can't be had. */
async function show(field: HTMLInputElement, place: HTMLElement) {
  const words = field.value.trim();
  const isLatest = () => field.value.trim() === words;
  if (words === '') return listResults(place, words);
  try {
    if (!isReady) say(place, 'wait');
    const { find, nearNames } = await getFinder();
    // Words that were typed later win.
    if (!isLatest()) return;
    const found = find(words);
    listResults(place, words, found, found.length > 0 ? [] : nearNames(words));
  } catch {
    if (!isLatest()) return;
    listResults(place, '');
    say(place, 'failed');
  }
}

/** The address of a search; nothing looked for has no parameter. */
function addressOf(href: string, words: string): string {
  const url = new URL(href);
  if (words) url.searchParams.set(findParameter, words);
  else url.searchParams.delete(findParameter);
  return url.href;
}
