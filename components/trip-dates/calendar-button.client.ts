import { sayOutcome } from '@/components/ui/words-of.client';

/** Lets a button make the calendar file of the page's trip. */
export function enhanceCalendarButton() {
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (button?.dataset.part === 'calendar-file') handOutCalendar(button);
  });
}

function handOutCalendar(button: HTMLButtonElement) {
  // The same file as for the dates: one request has all that belongs to a day of arrival.
  import('./dates-when-chosen.client')
    .then(({ makeCalendar }) => makeCalendar())
    .catch(() => 'failed')
    .then((result) => sayOutcome(button.closest('section'), result));
}
