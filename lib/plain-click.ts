/**
 * Whether a click opens a link in the same tab, not in a new tab or window and not as a download. Browsers send
 * `auxclick` instead for the middle button, but Safari before 18.2 sends `click`, with button 1.
 */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
