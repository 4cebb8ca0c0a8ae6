import type { labels } from '@/lib/content-files';

export type ShareMessages = (typeof labels)['sharing'];
export type CopyLinkProps = Pick<ShareMessages, 'copied' | 'refused'>;

/**
 * Makes a button copy an address, and confirm it. If the browser refuses, the address is shown and selected, so that
 * the visitor can copy it.
 */
export function startCopyLink(part: HTMLElement, { copied, refused }: CopyLinkProps): void {
  const button = part.querySelector('button');
  const field = part.querySelector('textarea');
  const status = part.querySelector('[role=status]');
  if (!button || !field || !status) return;
  button.addEventListener('click', async () => {
    field.value = button.dataset.copy ?? '';
    try {
      await navigator.clipboard.writeText(field.value);
      field.hidden = true;
    } catch {
      // Without HTTPS, `navigator.clipboard` does not exist.
      field.hidden = false;
      field.select();
    }
    status.textContent = field.hidden ? copied : refused;
  });
}
