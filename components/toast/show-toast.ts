/**
 * Shows the toast. Screen readers announce it.
 * @param href the target of its link
 */
export function showToast(href: string): void {
  const line = document.querySelector<HTMLElement>('.toast > p');
  line?.querySelector('a')?.setAttribute('href', href);
  if (line) line.hidden = false;
}
