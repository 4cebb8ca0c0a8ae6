import { fetchOnce } from '@/components/ui/fetch-once.client';
import { wordsOf } from '@/components/ui/words-of.client';
import { monthOf } from '@/lib/dates/calendar-day';
import { formatDay, monthsInWords } from '@/lib/dates/date-words';
import { searchPath } from '@/lib/routes';
import { type Found, makeSearch } from '@/lib/search/make-search';
import { type SearchFile, searchParameter } from '@/lib/search/search-record';
import { readTypedDates } from '@/lib/search/typed-dates';
import { setParameter } from '@/lib/set-parameter';
import { fillIn } from '@/lib/text/fill-in';
import { arrivalParameter } from '@/lib/trip-dates/arrival-day';
import { type SearchTexts, setStatus, showResults } from './show-results.client';

/** How long the typed words rest before they go into the address, in ms: browsers allow few changes. */
const addressDelayMs = 300;

let hasStarted = false;
let isReady = false;

/** The search, indexed once. */
const loadSearch = fetchOnce(searchPath, (file: SearchFile) => {
  isReady = true;
  return makeSearch(file);
});

/**
 * Shows what is found for the words in the field, and keeps the field and the address in sync. Starts
 * once, with words that were typed before or, if there are none, those of the address.
 */
export function searchAsTyped(field: HTMLInputElement, results: HTMLElement) {
  if (hasStarted) return;
  hasStarted = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const toAddress = () => {
    clearTimeout(timer);
    const address = setParameter(location.href, searchParameter, field.value.trim());
    if (address !== location.href) history.replaceState(history.state, '', address);
  };
  const fromAddress = () => {
    const words = new URLSearchParams(location.search).get(searchParameter) ?? '';
    if (words === field.value.trim()) return;
    field.value = words;
    void searchAndShow(field, results);
  };

  field.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(toAddress, addressDelayMs);
    void searchAndShow(field, results);
  });
  // Also when a result is followed: the field loses the focus first.
  field.addEventListener('change', toAddress);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || field.value === '') return;
    event.preventDefault();
    field.value = '';
    toAddress();
    void searchAndShow(field, results);
  });
  addEventListener('popstate', fromAddress);
  if (field.value) field.dispatchEvent(new Event('input'));
  else fromAddress();
  // Ahead of the first letter. Typing asks again, and says what is wrong.
  loadSearch().catch(() => undefined);
}

/** What is found for words that may name a date: first the trips from that day, then the words beside it. */
function findWithDates(
  search: (words: string) => Found[],
  words: string,
  { name, href, ...dated }: SearchTexts['dated'],
): Found[] {
  const { arrival, rest } = readTypedDates(words);
  if (!arrival) return search(words);
  const record = {
    ...dated,
    name: fillIn(name, { day: formatDay(arrival) }),
    href: setParameter(href, arrivalParameter, arrival),
  };
  return [{ record, words: [] }, ...search(rest || monthsInWords([monthOf(arrival)]))];
}

async function searchAndShow(field: HTMLInputElement, results: HTMLElement) {
  const words = field.value.trim();
  // Words that were typed later win.
  const isLatest = () => field.value.trim() === words;
  if (words === '') return showResults(results, words);
  if (!isReady) setStatus(results, 'wait');
  try {
    const { search, suggest } = await loadSearch();
    if (!isLatest()) return;
    const found = findWithDates(search, words, wordsOf<SearchTexts>(results).dated);
    showResults(results, words, found, found.length > 0 ? [] : suggest(words));
  } catch {
    if (!isLatest()) return;
    showResults(results, '');
    setStatus(results, 'failed');
  }
}
