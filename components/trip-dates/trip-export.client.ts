import { sayOutcome } from '@/components/ui/words-of.client';

/** Lets buttons print the page, and make the calendar file of its trip. The saved list (/kept) prints, too. */
export function enhanceTripExport() {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.value === 'print') print();
    else if (button?.value === 'calendar') handOutCalendar(button);
  });
}

function handOutCalendar(button: HTMLButtonElement) {
  // The same file as for the dates: one request has all that belongs to a day of arrival.
  import('./dates.client')
    .then(({ makeCalendar }) => makeCalendar())
    .catch(() => 'failed')
    .then((result) => sayOutcome(button.closest('section'), result));
}
