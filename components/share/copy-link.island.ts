/**
 * Lets a button copy its text, by default the address of the page, and confirms it. If the browser refuses, the text is
 * shown and selected, so that the visitor can copy it.
 */
export function startCopyLink(part: HTMLElement): void {
  const button = part.querySelector('button');
  const field = part.querySelector('textarea');
  const messages = part.querySelectorAll<HTMLElement>('[data-message]');
  if (!button || !field) return;
  button.addEventListener('click', async () => {
    field.value = button.dataset.copy || location.origin + location.pathname;
    let result = 'copied';
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      // Without HTTPS, there is no clipboard.
      result = 'refused';
    }
    for (const message of messages) message.hidden = message.dataset.message !== result;
    field.hidden = result === 'copied';
    if (!field.hidden) field.select();
  });
}
