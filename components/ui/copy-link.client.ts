import { wordsOf } from '@/components/ui/words-of.client';

/** What is said when a text is copied, or copying is refused. */
export type CopyWords = { linkCopied: string; linkRefused: string };

/**
 * Makes buttons copy a text, by default the address of the page, and the place beside them say so. Where
 * copying is refused, shows the text, marked, so that the visitor can copy it.
 */
export function enhanceCopyLinks() {
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[data-copy]');
    const said = button?.parentElement?.querySelector('[role=status]');
    if (!button || !said) return;
    const { linkCopied, linkRefused } = wordsOf<CopyWords>(button);
    const text = button.dataset.copy || location.origin + location.pathname;
    try {
      await navigator.clipboard.writeText(text);
      said.textContent = linkCopied;
    } catch {
      said.textContent = linkRefused;
      said.append(fieldWith(text, button.textContent));
      said.querySelector('textarea')?.select();
    }
  });
}

function fieldWith(value: string, label: string): HTMLTextAreaElement {
  const field = document.createElement('textarea');
  field.className = 'mt-1 block w-full border border-line bg-white px-3 py-2 text-ink';
  field.readOnly = true;
  field.value = value;
  field.ariaLabel = label;
  return field;
}
