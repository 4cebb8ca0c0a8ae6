import { addressOfTrips, readTrips } from '@/lib/trip-choice';

/** Showing the chosen trips is CSS (app/globals.css). This keeps the address and the boxes in sync. */
export function enhanceTripChoice() {
  const root = document.querySelector('.trip-choice');
  if (!root) return;
  const boxes = [...root.querySelectorAll<HTMLInputElement>('input[name="trips"]')];
  const slugs = boxes.map(({ value }) => value);
  const chosen = () => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const record = () => {
    history.replaceState(history.state, '', addressOfTrips(location.href, chosen()));
    const status = root.querySelector<HTMLElement>('[data-spoken]');
    if (status) {
      status.textContent = (status.dataset.spoken ?? '').replace('{count}', `${chosen().length}`);
    }
  };
  const follow = () => {
    if (history.state?.dialog) return;
    const named = readTrips(location.search, slugs);
    for (const box of boxes) box.checked = named.includes(box.value);
  };
  // The address sets the choice, unless the visitor chose before the scripts ran.
  if (chosen().length > 0) record();
  else follow();
  root.addEventListener('change', record);
  addEventListener('popstate', follow);
}
