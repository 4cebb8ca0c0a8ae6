import { openDialogRoute } from '@/components/dialog/dialogs.client';
import { isPlainClick } from '@/components/ui/plain-click.client';
import { wordsOf } from '@/components/ui/words-of.client';
import { everyPrice, filterParameter, readChoice } from '@/lib/price-filter';
import { setParameter } from '@/lib/set-parameter';

/**
 * The filtering itself is CSS (price-filter.css). This keeps the address and the radios in sync, tells
 * screen readers the number of matches, and moves the focus if the clicked element disappears.
 */
export function enhancePriceFilter() {
  const root = document.querySelector('.price-filter');
  const form = root?.querySelector('form');
  const radios = form?.elements.namedItem(filterParameter);
  if (!root || !form || !(radios instanceof RadioNodeList)) return;
  const options = [...radios] as HTMLInputElement[];
  const chosenInAddress = () =>
    readChoice(
      location.search,
      options.map(({ value }) => value),
    );
  const say = () => {
    const status = root.querySelector(':scope > [role=status]');
    const chosen = options.find(({ checked }) => checked);
    if (status && chosen) status.textContent = wordsOf<string>(chosen);
  };
  const choose = (choice: string) => {
    radios.value = choice;
    // Without the fragment, since its target may be hidden now.
    const here = location.pathname + location.search;
    const value = choice === everyPrice ? '' : choice;
    history.pushState(null, '', setParameter(here, filterParameter, value));
    say();
  };

  form.addEventListener('change', () => choose(radios.value));
  form.addEventListener('reset', () => {
    choose(everyPrice);
    // The clicked button is about to disappear.
    options[0]?.focus();
  });
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-part=show-all]');
    if (!link || !isPlainClick(event as MouseEvent)) return;
    event.preventDefault();
    choose(everyPrice);
    goToSection(link.hash);
  });
  addEventListener('popstate', () => {
    const choice = chosenInAddress();
    if (choice === radios.value || openDialogRoute()) return;
    radios.value = choice;
    say();
  });
  // The address sets the choice, unless the visitor chose before the scripts ran.
  if (radios.value === everyPrice) radios.value = chosenInAddress();
  else if (radios.value !== chosenInAddress()) choose(radios.value);
}

function goToSection(hash: string): void {
  const heading = document.querySelector<HTMLElement>(hash);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  (heading.closest('section') ?? heading).scrollIntoView();
}
