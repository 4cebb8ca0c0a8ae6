/**
 * Starts the search in its element for a person who already asks something: by the address (?q=neil), by
 * words that were typed before the scripts came, or by the focus in the field.
 */
export function startAskedSearch(element: HTMLElement): void {
  const field = element.querySelector('input');
  if (!field) return;
  const isAsked = field.value || location.search || document.activeElement === field;
  // The island of the search starts when it is touched.
  if (isAsked) field.dispatchEvent(new Event('input', { bubbles: true }));
}
