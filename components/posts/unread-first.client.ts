import { unreadFirst } from './reading';

/**
 * Offers posts that are not read before those that are: the large card after the post, then the list. It
 * happens below the window or not at all, so that nothing moves before somebody's eyes.
 */
export function putUnreadFirst(isRead: (card: HTMLElement) => boolean) {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-post]')];
  const [next] = cards;
  if (!next || next.getBoundingClientRect().top < innerHeight) return;
  const places = cards.map((card) => {
    const place = new Comment();
    card.replaceWith(place);
    return place;
  });
  const ordered = unreadFirst(cards, isRead);
  for (const [index, place] of places.entries()) place.replaceWith(ordered[index] ?? '');
  // Of a photograph, the large card needs a larger copy.
  const large = document.querySelector<HTMLElement>('[data-sizes]');
  for (const source of large?.querySelectorAll('[sizes]') ?? []) {
    source.setAttribute('sizes', large?.dataset.sizes ?? '');
  }
}
