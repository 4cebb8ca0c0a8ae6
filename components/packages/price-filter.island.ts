import { isPlainClick } from '@/components/ui/plain-click';
import { parameters, setParameters } from '@/lib/routes/parameters';

/**
 * Shows only the packages in the price band of the address (?price=15000-25000). The link of a band lists its cards in
 * `data-cards`. The first link has no list, and shows all packages.
 */
export function startPriceFilter(root: HTMLElement) {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-price-link]')];
  const status = root.querySelector('[data-price-status]');
  const path = location.pathname;
  let bandId = readBand(location.search);

  /** Shows the packages of the band, and tells screen readers how many. */
  function showBand() {
    // An unknown band shows all packages.
    const chosen = links.find((link) => readBand(link.search) === bandId) ?? links[0];
    if (!chosen) return;
    for (const link of links) link.ariaCurrent = link === chosen ? 'true' : null;
    // On phones, the row of links scrolls.
    const row = chosen.parentElement;
    if (row) row.scrollLeft = chosen.offsetLeft - (links[0]?.offsetLeft ?? 0);
    const cards = chosen.dataset.cards?.split(' ').filter(Boolean);
    filterCards(root, cards);
    setHidden('[data-with-band]', cards === undefined);
    setHidden('[data-no-match]', cards?.length !== 0);
    if (status) status.textContent = chosen.dataset.status ?? '';
  }

  function changeBand() {
    bandId = readBand(location.search);
    showBand();
  }

  function setHidden(selector: string, isHidden: boolean) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) element.hidden = isHidden;
  }

  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-price-link]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    // The link in this message is about to be hidden.
    if (link.closest('[data-no-match]')) links[0]?.focus();
    const chosen = readBand(link.search);
    if (chosen === bandId) return;
    // Drop the hash, because the band may hide the section that it names.
    const { pathname, search } = location;
    const address = setParameters(pathname + search, { [parameters.priceBand]: chosen });
    history.pushState(null, '', address);
    changeBand();
  });
  addEventListener('popstate', () => {
    // Opening the dialog of a package changes the address, but not the list.
    if (location.pathname === path && readBand(location.search) !== bandId) changeBand();
  });
  // The page shows all packages. Showing them again would make browsers compute its whole layout.
  if (bandId !== undefined) showBand();
}

/**
 * Shows only these cards, and only the sections that contain them.
 * @param slugs the items whose cards are shown; undefined for all cards
 */
function filterCards(root: HTMLElement, slugs: readonly string[] | undefined) {
  const isFiltered = slugs !== undefined;
  for (const section of root.querySelectorAll<HTMLElement>('section')) {
    const cards = [...section.querySelectorAll<HTMLElement>('.item-card')];
    if (cards.length === 0) continue;
    for (const card of cards) card.hidden = isFiltered && !slugs.includes(card.id);
    section.hidden = cards.every(({ hidden }) => hidden);
    section.toggleAttribute('data-filtered', isFiltered);
    // All cards are then shown on phones, too (card-section.css).
    const disclosure = section.querySelector<HTMLElement>('.list-disclosure');
    if (disclosure) disclosure.hidden = isFiltered;
  }
}

const readBand = (query: string) =>
  new URLSearchParams(query).get(parameters.priceBand) ?? undefined;
