import { islandsAdded } from '@/components/islands/start-islands';
import { readDraft } from '@/components/storage/storage';

/**
 * Starts a form at once if it has a draft, so that the visitor sees it. Other forms start when the visitor uses the
 * page.
 */
export function startDraft(part: HTMLElement): void {
  const name = part.querySelector('form')?.dataset.enquiry ?? '';
  const island = part.querySelector<HTMLElement>('[data-island=enquiry]');
  if (!island || !readDraft(name)) return;
  island.dataset.when = 'start';
  part.dispatchEvent(new Event(islandsAdded, { bubbles: true }));
}
