/** Hides the message when its button is pressed or its link is followed. */
export function startToast(toast: HTMLElement): void {
  toast.addEventListener('click', ({ target }) => {
    const line = (target as Element).closest('a, button')?.closest('p');
    if (line) line.hidden = true;
  });
}
