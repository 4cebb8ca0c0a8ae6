/**
 * Shows the line. Screen readers read it.
 * @param href where its link leads
 */
export function showToast(href: string): void {
  const line = document.querySelector<HTMLElement>('.toast > p');
  line?.querySelector('a')?.setAttribute('href', href);
  if (line) line.hidden = false;
}
