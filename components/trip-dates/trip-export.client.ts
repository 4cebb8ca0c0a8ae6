import { wordsOf } from '@/components/ui/words-of.client';

/** Prints the page, or makes the calendar file of its trip. The saved list (/kept) has a button that prints, too. */
export function exportTrip(button: HTMLButtonElement) {
  if (button.value === 'print') return print();
  if (button.value !== 'calendar') return;
  // The same file as for the dates: one request has all that belongs to a day of arrival.
  import('./dated-page.client')
    .then(({ makeCalendar }) => makeCalendar())
    .catch(() => 'failed')
    .then((result) => sayOutcome(button.closest('section'), result));
}

/** Says what came of it, in the words that stand beside the place for them. */
export function sayOutcome(part: Element | null, result: string) {
  const said = part?.querySelector<HTMLElement>('[data-part=said]');
  if (said) said.textContent = wordsOf<Record<string, string>>(said)[result] ?? '';
}
