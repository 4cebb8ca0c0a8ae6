/** The elements that are lit now. */
let litElements: readonly Element[] = [];

/** A trip's day under the pointer, or with the focus, lights up on its map; one of the map in the text. */
export function enhanceMapDays() {
  document.addEventListener('pointerover', ({ target }) => lightUp(target));
  document.addEventListener('focusin', ({ target }) => lightUp(target));
}

function lightUp(target: EventTarget | null) {
  for (const element of litElements) element.classList.remove('lit');
  litElements = target instanceof Element ? counterparts(target) : [];
  for (const element of litElements) element.classList.add('lit');
}

/** What stands for the same day in the other of the two. */
function counterparts(target: Element): Element[] {
  const row = target.closest('li[data-day]');
  const badge = target.closest('.map-day');
  if (!row && !badge) return [];
  const rows = [...document.querySelectorAll('li[data-day]')];
  if (row) return [...document.querySelectorAll(`.day-${rows.indexOf(row) + 1}`)];
  return rows.filter((_, index) => badge?.classList.contains(`day-${index + 1}`));
}
