/** Whether a click opens a link in the same tab. With a modifier key, browsers open a tab or window, or download. */
export function isPlainClick({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && !shiftKey;
}
