/** Whether a click opens a link in the same tab: with a key held, browsers open a new tab or window, or download. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
