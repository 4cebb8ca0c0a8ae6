import { partOf } from '@/components/ui/part-of.client';
import { wordsOf } from '@/components/ui/words-of.client';
import { setParameter } from '@/lib/set-parameter';
import { fillIn } from '@/lib/text/fill-in';
import { showColumns } from './trip-columns.client';
import { mostTrips, readTrips, tripsParameter } from './trips-address';

/** What is said of one chosen trip, of two or three, and of too many. */
export type ChoiceWords = { one: string; spoken: string; most: string };

/** Keeps the boxes, the address and the columns of the chosen trips in step: three at most. */
export function enhanceTripChoice() {
  const root = document.querySelector('.comparison');
  if (!root) return;
  const boxes = [...root.querySelectorAll<HTMLInputElement>(`input[name=${tripsParameter}]`)];
  const slugs = boxes.map(({ value }) => value);
  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const status = root.querySelector<HTMLElement>('[role=status]');
  const link = partOf(root, 'see-columns');
  const list = partOf<HTMLDetailsElement>(root, 'choose-again');

  const show = () => {
    const all = chosen();
    for (const box of boxes) box.checked &&= all.indexOf(box.value) < mostTrips;
    showColumns(root, chosen());
    if (link) link.hidden = all.length < 2;
    say(all.length);
  };
  const say = (count: number) => {
    if (!status) return;
    const { one, spoken, most } = wordsOf<ChoiceWords>(status);
    const text = ['', one][count] ?? (count > mostTrips ? most : spoken);
    status.textContent = fillIn(text, { count });
  };
  /** The list to choose from makes room for the chosen trips, as long as all fit side by side. */
  const closeList = (count: number) => {
    if (list) list.hidden = count < 2 || count > mostTrips;
    list?.removeAttribute('open');
  };
  const record = () => {
    show();
    const address = setParameter(location.href, tripsParameter, chosen().join(','));
    history.replaceState(history.state, '', address);
  };
  const follow = () => {
    if (history.state?.dialog) return;
    const named = readTrips(location.search, slugs);
    for (const box of boxes) box.checked = named.includes(box.value);
    closeList(named.length);
    show();
  };
  // The address sets the choice, unless the visitor chose before the scripts ran.
  if (chosen().length > 0) record();
  else follow();
  root.addEventListener('change', ({ target }) => {
    const count = chosen().length;
    if (count <= mostTrips) return record();
    // A fourth one is refused, wherever it stands in the list.
    (target as HTMLInputElement).checked = false;
    say(count);
  });
  link?.addEventListener('click', () => closeList(chosen().length));
  addEventListener('popstate', () => {
    follow();
    // The way back from the chosen trips leads to the list.
    if (!location.hash) list?.setAttribute('open', '');
  });
}
