/** The attribute by which scripts find a section of cards (card-section.tsx). */
export const cardSectionAttribute = { 'data-card-section': '' };

/**
 * Shows only some cards of all sections with cards, and the sections that have one of them.
 * @param slugs the items whose cards are shown; undefined for all cards
 */
export function filterCards(root: HTMLElement, slugs: readonly string[] | undefined) {
  const isFiltered = slugs !== undefined;
  for (const section of root.querySelectorAll<HTMLElement>('[data-card-section]')) {
    const cards = [...section.querySelectorAll<HTMLElement>('.item-card')];
    for (const card of cards) card.hidden = isFiltered && !slugs.includes(card.id);
    section.hidden = cards.every(({ hidden }) => hidden);
    section.toggleAttribute('data-filtered', isFiltered);
    // Phones then show all cards (card-section.css).
    const disclosure = section.querySelector<HTMLElement>('.list-disclosure');
    if (disclosure) disclosure.hidden = isFiltered;
  }
}
