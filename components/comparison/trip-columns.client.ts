/**
 * Shows trips as columns under their names, which stay in view. Rows that are the same for all of them wait
 * for their button.
 * @param root holds the table of all trips and the columns (comparison.tsx)
 * @param slugs the trips; without any, the table of all trips is shown instead
 */
export function showColumns(root: Element, slugs: readonly string[]) {
  const place = root.querySelector<HTMLElement>('[data-part=columns]');
  const table = place?.querySelector('table');
  if (!place || !table) return;
  place.hidden = slugs.length === 0;
  for (const one of root.querySelectorAll<HTMLElement>('[data-part=all]'))
    one.hidden = !place.hidden;
  for (const one of place.querySelectorAll<HTMLElement>('[data-column]'))
    one.hidden = !slugs.includes(one.dataset.column ?? '');
  pinNames(place);
  // All but the names, the pictures, the price, which is what people compare first, the dates and the enquiry.
  hideSame(place, [...table.rows].slice(3, -2));
}

/**
 * Repeats the names above the columns while those of the table are out of view above: on phones the
 * table scrolls sideways, and what scrolls in one direction can't hold something in the other.
 */
function pinNames(place: Element) {
  const strip = place.querySelector<HTMLElement>('[data-part=names]');
  const view = place.querySelector<HTMLElement>('.trip-columns');
  const head = view?.querySelector('thead');
  if (!strip || !view || !head || view.onscroll) return;
  const follow = () => {
    strip.scrollLeft = view.scrollLeft;
  };
  view.onscroll = follow;
  const observer = new IntersectionObserver(
    ([entry]) => {
      strip.hidden = !entry || entry.isIntersecting || entry.boundingClientRect.top > 0;
      follow();
    },
    { rootMargin: '-72px 0px 0px' },
  );
  observer.observe(head);
}

/** Hides the rows that are the same until the button is pressed; without any, there is no button. */
function hideSame(place: Element, rows: readonly HTMLTableRowElement[]) {
  const button = place.querySelector<HTMLButtonElement>('[data-part=same]');
  if (!button) return;
  const same = rows.filter(isSame);
  const show = () => {
    for (const row of rows) row.hidden = same.includes(row) && button.ariaPressed !== 'true';
  };
  button.hidden = same.length === 0;
  button.onclick = () => {
    button.ariaPressed = `${button.ariaPressed !== 'true'}`;
    show();
  };
  show();
}

function isSame({ cells: [, ...cells] }: HTMLTableRowElement): boolean {
  const [first, ...others] = cells.filter(({ hidden }) => !hidden);
  return others.length > 0 && others.every((one) => one.textContent === first?.textContent);
}
