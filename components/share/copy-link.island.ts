/**
 * Lets a button copy its text, by default the address of the page, and confirms it. If the browser refuses, the text is
 * shown and selected, so that the visitor can copy it.
 */
export function startCopyLink(part: HTMLElement): void {
  const button = part.querySelector('button');
  const field = part.querySelector('textarea');
  const [copied, refused] = part.querySelectorAll<HTMLElement>('[role=status] > span');
  if (!button || !field || !copied || !refused) return;
  button.addEventListener('click', async () => {
    field.value = button.dataset.copy || location.origin + location.pathname;
    const isCopied = await navigator.clipboard.writeText(field.value).then(
      () => true,
      () => false,
    );
    copied.hidden = !isCopied;
    refused.hidden = field.hidden = isCopied;
    if (!isCopied) field.select();
  });
}
