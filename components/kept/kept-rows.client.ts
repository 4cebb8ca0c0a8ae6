import type { KeptItem } from '@/lib/enquiry/kept';

/** An item with its row of the table, or its tile. */
type Row = KeptItem & { element: HTMLElement };

/** The rows of all items, by the addresses of the items' pages. */
export function findRows(root: HTMLElement): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const button of root.querySelectorAll<HTMLElement>('[data-remove]')) {
    const { remove: route = '', name = '' } = button.dataset;
    const element = button.closest<HTMLElement>('tr, li');
    if (element) rows.set(route, { route, name, element });
  }
  return rows;
}

/**
 * Shows the rows of a list in its order, and hides the others.
 * @returns the items of the list that have a row
 */
export function showRows(root: HTMLElement, list: readonly string[]): Row[] {
  const rows = findRows(root);
  for (const [route, { element }] of rows) element.hidden = !list.includes(route);
  const shown = list.flatMap((route) => rows.get(route) ?? []);
  // Other software may have wrapped a row: only rows beside each other are brought into order.
  const following = new Map<ParentNode | null, HTMLElement>();
  for (const { element } of [...shown].reverse()) {
    const next = following.get(element.parentNode);
    // An element that is moved loses the focus, so only what is out of order moves.
    if (next && next.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) {
      next.before(element);
    }
    following.set(element.parentNode, element);
  }
  return shown;
}
