import { wordsOf } from '@/components/ui/words-of.client';

/** What is said when the address is copied, or copying is refused. */
export type CopyWords = { linkCopied: string; linkRefused: string };

/**
 * Makes the buttons of copy-link.tsx copy an address, by default that of the page.
 * Where copying is refused, shows the address, marked, so that the visitor can copy it.
 */
export function enhanceCopyLinks() {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-copy]');
    const said = button?.parentElement?.querySelector('[role=status]');
    if (!button || !said) return;
    const { linkCopied, linkRefused } = wordsOf<CopyWords>(button);
    const address = button.dataset.copy || location.origin + location.pathname;
    try {
      await navigator.clipboard.writeText(address);
      said.textContent = linkCopied;
    } catch {
      said.textContent = linkRefused;
      said.append(fieldWith(address, button.textContent));
      said.querySelector('input')?.select();
    }
  });
}

function fieldWith(value: string, label: string): HTMLInputElement {
  const field = document.createElement('input');
  field.className = 'mt-1 block w-full border border-line bg-white px-3 py-2 text-ink';
  field.readOnly = true;
  field.value = value;
  field.ariaLabel = label;
  return field;
}
