import { partOf } from '@/components/ui/part-of.client';

/**
 * Shows trips as columns under their names. Rows that are the same for all of them wait for their button.
 * @param root holds the table of all trips and the columns (comparison.tsx)
 * @param slugs the chosen trips; without any, the table of all trips is shown instead
 */
export function showColumns(root: Element, slugs: readonly string[]) {
  const columns = partOf(root, 'columns');
  if (!columns) return;
  columns.hidden = slugs.length === 0;
  for (const one of root.querySelectorAll<HTMLElement>('[data-part=all]'))
    one.hidden = !columns.hidden;
  for (const one of columns.querySelectorAll<HTMLElement>('[data-trip]'))
    one.hidden = !slugs.includes(one.dataset.trip ?? '');
  pinNames(columns);
  hideSame(columns);
}

/**
 * Repeats the names above the columns while those of the table are out of view above: on phones the
 * table scrolls sideways, and what scrolls in one direction can't hold something in the other.
 */
function pinNames(columns: Element) {
  const strip = partOf(columns, 'names');
  const view = columns.querySelector<HTMLElement>('.trip-columns');
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

/** Hides such rows until the button is pressed; without any, there is no button. */
function hideSame(columns: Element) {
  const button = partOf<HTMLButtonElement>(columns, 'same');
  if (!button) return;
  const rows = [...columns.querySelectorAll<HTMLElement>('tr[data-fact]')];
  const show = () => {
    for (const row of rows) row.hidden = button.ariaPressed !== 'true' && hasSameValues(row);
  };
  button.hidden = !rows.some(hasSameValues);
  button.onclick = () => {
    button.ariaPressed = `${button.ariaPressed !== 'true'}`;
    show();
  };
  show();
}

/** Whether two or three trips have the same in a row. */
function hasSameValues(row: Element): boolean {
  const values = [...row.querySelectorAll('td:not([hidden])')].map((cell) => cell.textContent);
  return values.length > 1 && new Set(values).size === 1;
}
