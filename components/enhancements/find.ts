import { findParameter } from '@/lib/find/entry';

/**
 * Makes the search field of the index work. What it needs is fetched when somebody turns to the field,
 * or has words for it: typed before the scripts ran, or in the address (?q=neil).
 */
export function enhanceFind() {
  const form = document.querySelector<HTMLFormElement>('form[data-find]');
  const place = document.querySelector<HTMLElement>('[data-found]');
  const field = form?.elements.namedItem(findParameter) as HTMLInputElement | undefined;
  if (!place || !field) return;
  const start = () => {
    import('./find-results')
      .then(({ startFinding }) => startFinding(field, place))
      .catch(() => {
        const said = place.querySelector<HTMLElement>('[data-said]');
        if (said && field.value) said.textContent = said.dataset.failed ?? '';
      });
  };
  // Typing asks again after a failure.
  for (const sign of ['focus', 'input']) field.addEventListener(sign, start);
  if (field.value || location.search || document.activeElement === field) start();
}
