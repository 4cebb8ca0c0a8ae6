/** Hides the message when its button is pressed or its link is followed. */
export function startToast(toast: HTMLElement): void {
  toast.addEventListener('click', ({ target }) => {
    const line = (target as Element).closest('a, button')?.closest('p');
    if (line) line.hidden = true;
  });
}

/**
 * Shows the message. Screen readers announce it.
 * @param href the target of its link
 */
export function showToast(href: string): void {
  const line = document.querySelector<HTMLElement>('.toast > p');
  line?.querySelector('a')?.setAttribute('href', href);
  if (line) line.hidden = false;
}
