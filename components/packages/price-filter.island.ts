import { isPlainClick } from '@/components/ui/plain-click';
import { parameters, setParameters } from '@/lib/routes/parameters';

/**
 * Shows the packages in the price band of the address (?price=15000-25000), and hides the others. The link of a band
 * lists its cards in `data-cards`. The first link has no list: it shows all, as does an unknown band.
 */
export function startPriceFilter(root: HTMLElement) {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-price-link]')];
  const status = root.querySelector('[data-price-status]');
  const path = location.pathname;
  let shown: string | undefined;

  function showBand() {
    shown = bandIn(location.search);
    const current = links.find((link) => bandIn(link.search) === shown) ?? links[0];
    const cards = current?.dataset.cards?.split(' ').filter(Boolean);
    const hide = (selector: string, isHidden: boolean) => {
      for (const element of root.querySelectorAll<HTMLElement>(selector)) element.hidden = isHidden;
    };
    for (const link of links) link.ariaCurrent = link === current ? 'true' : null;
    // Scroll the row of links on phones.
    const row = current?.parentElement;
    if (row) row.scrollLeft = current.offsetLeft - (links[0]?.offsetLeft ?? 0);
    if (status) status.textContent = current?.dataset.status ?? '';
    filterCards(root, cards);
    hide('[data-under-band]', cards === undefined);
    hide('[data-no-match]', cards?.length !== 0);
  }

  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-price-link]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // The link that resets the filter is about to be hidden.
    if (!links[0]?.parentElement?.contains(link)) links[0]?.focus();
    const band = bandIn(link.search);
    if (band === shown) return;
    history.pushState(null, '', setParameters(location.href, { [parameters.priceBand]: band }));
    showBand();
  });
  addEventListener('popstate', () => {
    // The dialog of a package, with its own address, does not change the list.
    if (location.pathname === path && bandIn(location.search) !== shown) showBand();
  });
  showBand();
}

/**
 * Shows only some cards of all sections with cards, and the sections that have one of them.
 * @param slugs the items whose cards are shown; undefined for all cards
 */
export function filterCards(root: HTMLElement, slugs: readonly string[] | undefined) {
  const isFiltered = slugs !== undefined;
  for (const section of root.querySelectorAll<HTMLElement>('section')) {
    const cards = [...section.querySelectorAll<HTMLElement>('.item-card')];
    if (cards.length === 0) continue;
    for (const card of cards) card.hidden = isFiltered && !slugs.includes(card.id);
    section.hidden = cards.every(({ hidden }) => hidden);
    section.toggleAttribute('data-filtered', isFiltered);
    // Phones then show all cards (card-section.css).
    const disclosure = section.querySelector<HTMLElement>('.list-disclosure');
    if (disclosure) disclosure.hidden = isFiltered;
  }
}

const bandIn = (query: string) => new URLSearchParams(query).get(parameters.priceBand) ?? undefined;
