import { wordsOf } from '@/components/ui/words-of.client';
import type { SearchTexts } from './show-results.client';

/**
 * Makes the search field work. What it needs is fetched when somebody turns to the field, or has words
 * for it: typed before the scripts ran, or in the address (?q=neil).
 */
export function enhanceSearch() {
  const field = document.querySelector<HTMLInputElement>('.search-box [type=search]');
  const results = document.querySelector<HTMLElement>('.search-results');
  if (!field || !results) return;
  const start = () => {
    import('./search-as-typed.client')
      .then(({ searchAsTyped }) => searchAsTyped(field, results))
      .catch(() => {
        const status = results.querySelector('[role=status]');
        const { failed } = wordsOf<SearchTexts>(results);
        if (status && field.value) status.textContent = failed;
      });
  };
  // Typing asks again after a failure.
  for (const sign of ['focus', 'input']) field.addEventListener(sign, start);
  if (field.value || location.search || document.activeElement === field) start();
}
