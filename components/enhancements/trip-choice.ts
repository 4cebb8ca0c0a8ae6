import { addressOfTrips, mostTrips, readTrips } from '@/lib/trip-choice';
import { showColumns } from './trip-columns';

/** Keeps the boxes, the address and the columns of the chosen trips in step: three at most. */
export function enhanceTripChoice() {
  const root = document.querySelector('.trip-choice');
  if (!root) return;
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[name="trips"]')];
  const slugs = boxes.map(({ value }) => value);
  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const status = root.querySelector<HTMLElement>('[data-spoken]');
  const link = root.querySelector<HTMLElement>('[data-see]');
  const fold = root.querySelector<HTMLDetailsElement>('[data-again]');
  const say = (text = '') => {
    if (status) status.textContent = text;
  };
  const show = () => {
    const all = chosen();
    for (const box of boxes) box.checked &&= all.indexOf(box.value) < mostTrips;
    showColumns(root, chosen());
    if (link) link.hidden = all.length < 2;
    if (all.length > mostTrips) return say(status?.dataset.most);
    if (all.length === 1) return say(status?.dataset.one);
    say(all.length > 0 ? status?.dataset.spoken?.replace('{count}', `${all.length}`) : '');
  };
  /** On phones the list to choose from makes room for the chosen trips, as long as all fit side by side. */
  const foldList = (all = chosen().length) => {
    if (fold) fold.hidden = all < 2 || all > mostTrips;
    fold?.removeAttribute('open');
  };
  const record = () => {
    show();
    history.replaceState(history.state, '', addressOfTrips(location.href, chosen()));
  };
  const follow = () => {
    if (history.state?.dialog) return;
    const named = readTrips(location.search, slugs);
    for (const box of boxes) box.checked = named.includes(box.value);
    foldList();
    show();
  };
  // The address sets the choice, unless the visitor chose before the scripts ran.
  if (chosen().length > 0) record();
  else follow();
  root.addEventListener('change', ({ target }) => {
    const box = target as HTMLInputElement;
    // A fourth one is refused, wherever it stands in the list.
    if (chosen().length > mostTrips) {
      box.checked = false;
      return say(status?.dataset.most);
    }
    record();
  });
  link?.addEventListener('click', () => foldList());
  addEventListener('popstate', () => {
    follow();
    // The way back from the chosen trips leads to the list.
    if (!location.hash) fold?.setAttribute('open', '');
  });
}
