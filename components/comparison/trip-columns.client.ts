import { partOf } from '@/components/ui/part-of.client';
import { wordsOf } from '@/components/ui/words-of.client';

/**
 * Shows trips as columns under their names, which stay in view. The values are those of the table of
 * all trips. Rows that are the same for all of them wait for their button.
 * @param root holds the table and the place of the columns (comparison.tsx)
 * @param slugs the trips from left to right; without any, the table of all trips is shown instead
 */
export function showColumns(root: Element, slugs: readonly string[]) {
  const columns = partOf(root, 'columns');
  const [head, body] = [columns?.querySelector('thead tr'), columns?.querySelector('tbody')];
  if (!columns || !head || !body) return;
  columns.hidden = slugs.length === 0;
  for (const one of root.querySelectorAll<HTMLElement>('[data-part=all-trips]'))
    one.hidden = !columns.hidden;
  const trips = slugs.flatMap((slug) => document.getElementById(slug) ?? []);
  const headings = [...root.querySelectorAll('.data-table thead th')].map(
    ({ textContent }) => textContent,
  );
  const names = () => trips.map((trip) => clonesOf(trip, '[data-part=trip-name]'));
  head.replaceChildren(...[[headings[0] ?? ''], ...names()].map((name) => headCell('col', name)));
  const rowOf = (heading: string, parts: string) =>
    makeRow(
      heading,
      trips.map((trip) => clonesOf(trip, parts)),
    );
  const values = headings
    .slice(1)
    .map((heading, index) => rowOf(heading, `td:nth-of-type(${index + 1})`));
  const words = wordsOf<{ dated: string; enquire: string }>(columns);
  body.replaceChildren(
    rowOf(headings[0] ?? '', '.trip-picture, [data-part=trip-list]'),
    ...values,
    rowOf(words.dated, '[data-part=trip-on-dates]'),
    rowOf(words.enquire, '[data-part=trip-enquiry]'),
  );
  pinNames(columns, names());
  // The first of them is the price, which is what people compare first.
  hideSame(columns, trips.length > 1 ? values.slice(1).filter(hasSameValues) : []);
}

/**
 * Repeats the names above the columns while those of the table are out of view above: on phones the
 * table scrolls sideways, and what scrolls in one direction can't hold something in the other.
 */
function pinNames(columns: Element, names: readonly Node[][]) {
  const strip = partOf(columns, 'pinned-names');
  const view = columns.querySelector<HTMLElement>('.trip-columns');
  const head = view?.querySelector('thead');
  if (!strip || !view || !head) return;
  strip.replaceChildren(...names.map((name) => withContent(document.createElement('p'), name)));
  if (view.onscroll) return;
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

/** Hides the rows until the button is pressed; without any, there is no button. */
function hideSame(columns: Element, rows: readonly HTMLTableRowElement[]) {
  const button = partOf<HTMLButtonElement>(columns, 'same-rows');
  if (!button) return;
  const show = () => {
    for (const one of rows) one.hidden = button.ariaPressed !== 'true';
  };
  button.hidden = rows.length === 0;
  button.onclick = () => {
    button.ariaPressed = `${button.ariaPressed !== 'true'}`;
    show();
  };
  show();
}

function hasSameValues({ cells: [, first, ...others] }: HTMLTableRowElement): boolean {
  return others.every(({ textContent }) => textContent === first?.textContent);
}

/** A row with its head, which CSS repeats above each value where columns are narrow. */
function makeRow(heading: string, values: readonly Node[][]): HTMLTableRowElement {
  const cells = values.map((value) => {
    const cell = withContent(document.createElement('td'), value);
    cell.dataset.heading = heading;
    return cell;
  });
  return withContent(document.createElement('tr'), [headCell('row', [heading]), ...cells]);
}

function headCell(scope: string, content: readonly (Node | string)[]): HTMLElement {
  const cell = withContent(document.createElement('th'), content);
  cell.scope = scope;
  return cell;
}

function withContent<Made extends Element>(made: Made, content: readonly (Node | string)[]): Made {
  made.append(...content);
  return made;
}

/** What is in the parts of an element, in their order. */
function clonesOf(element: Element, parts: string): Node[] {
  return [...element.querySelectorAll(parts)].flatMap((part) => [
    ...part.cloneNode(true).childNodes,
  ]);
}
