/**
 * Whether a click opens a link in the same tab, so that a script may handle it. With a key held, browsers open a new tab
 * or window, or download the page.
 */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
