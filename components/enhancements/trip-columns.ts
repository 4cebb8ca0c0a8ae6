/**
 * Shows trips as columns under their names, which stay in view. The values are those of the table of
 * all trips. Rows that are the same for all of them wait for their button.
 * @param root holds the table and the place of the columns (components/sections/comparison.tsx)
 * @param slugs the trips from left to right; without any, the table of all trips is shown instead
 */
export function showColumns(root: Element, slugs: readonly string[]) {
  const place = root.querySelector<HTMLElement>('[data-columns]');
  const [head, body] = [place?.querySelector('thead tr'), place?.querySelector('tbody')];
  if (!place || !head || !body) return;
  const trips = slugs.flatMap((slug) => {
    const row = document.getElementById(slug);
    return row ? [[...row.children]] : [];
  });
  place.hidden = trips.length === 0;
  for (const one of root.querySelectorAll<HTMLElement>('[data-all]')) one.hidden = !place.hidden;
  const headings = [...root.querySelectorAll('.data-table thead th')].map(
    ({ textContent }) => textContent ?? '',
  );
  const names = trips.map(([name]) => headCell('col', copyOf(name, '[data-name]')));
  head.replaceChildren(headCell('col', [headings[0] ?? '']), ...names);
  const extras = trips.map(([name]) =>
    cell([
      ...copyOf(name, '[data-picture]'),
      ...[...(name?.querySelectorAll('[data-list]') ?? [])].map((list) => list.cloneNode(true)),
      ...copyOf(name, '[data-enquiry]'),
    ]),
  );
  const rows = headings.slice(1).map((heading, index) => {
    const cells = trips.map((trip) => cell(contentOf(trip[index + 1]), heading));
    return row(heading, cells);
  });
  const hidden = document.createElement('span');
  hidden.className = 'sr-only';
  hidden.textContent = place.dataset.columns ?? '';
  body.replaceChildren(row(hidden, extras), ...rows);
  pinNames(
    place,
    trips.map(([name]) => copyOf(name, '[data-name]')),
  );
  // The first row is the price, which is what people compare first.
  foldSame(place, trips.length > 1 ? rows.slice(1).filter(isSame) : []);
}

/**
 * Repeats the names above the columns while those of the table are out of view above: on phones the
 * table scrolls sideways, and what scrolls in one direction can't hold something in the other.
 */
function pinNames(place: Element, names: readonly Node[][]) {
  const strip = place.querySelector<HTMLElement>('[data-names]');
  const view = place.querySelector<HTMLElement>('.trip-columns');
  const head = view?.querySelector('thead');
  if (!strip || !view || !head) return;
  strip.replaceChildren(
    ...names.map((name) => {
      const made = document.createElement('p');
      made.append(...name);
      return made;
    }),
  );
  if (view.onscroll) return;
  view.onscroll = () => {
    strip.scrollLeft = view.scrollLeft;
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      strip.hidden = !entry || entry.isIntersecting || entry.boundingClientRect.top > 0;
      strip.scrollLeft = view.scrollLeft;
    },
    { rootMargin: '-72px 0px 0px' },
  );
  observer.observe(head);
}

/** Hides the rows until the button is pressed; without any, there is no button. */
function foldSame(place: Element, rows: readonly HTMLTableRowElement[]) {
  const button = place.querySelector<HTMLButtonElement>('[data-same]');
  if (!button) return;
  const show = () => {
    for (const one of rows) one.hidden = button.ariaPressed !== 'true';
  };
  button.hidden = rows.length === 0;
  button.onclick = () => {
    button.ariaPressed = button.ariaPressed === 'true' ? 'false' : 'true';
    show();
  };
  show();
}

function isSame({ cells: [, first, ...others] }: HTMLTableRowElement): boolean {
  return others.every(({ textContent }) => textContent === first?.textContent);
}

function row(heading: Node | string, cells: readonly Element[]): HTMLTableRowElement {
  const made = document.createElement('tr');
  made.append(headCell('row', [heading]), ...cells);
  return made;
}

function headCell(scope: string, content: readonly (Node | string)[]): Element {
  const made = document.createElement('th');
  made.scope = scope;
  made.append(...content);
  return made;
}

function cell(content: readonly Node[], heading = ''): Element {
  const made = document.createElement('td');
  made.dataset.heading = heading;
  made.append(...content);
  return made;
}

/** The content of a part of an element. */
function copyOf(element: Element | undefined, part: string): Node[] {
  return contentOf(element?.querySelector(part));
}

function contentOf(element: Element | null | undefined): Node[] {
  return [...(element?.childNodes ?? [])].map((node) => node.cloneNode(true));
}
