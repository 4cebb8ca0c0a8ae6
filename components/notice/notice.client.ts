import { unfinishedEnquiry } from '@/lib/enquiry/draft';
import { bookTripId, type FormName, formAddresses } from '@/lib/enquiry/fields';

/**
 * What a notice says: `notSaved` when the browser does not store the list; `unsent` or `sent` of an enquiry
 * whose form is not seen; `stopped` when a post was read in part on an earlier visit.
 */
type Notice = 'notSaved' | 'unsent' | 'sent' | 'stopped';

/** Tells of an enquiry that was left while it was being sent, unless its form is here and tells it. */
export function enhanceNotice() {
  document.addEventListener('click', onClick);
  const tell = () => {
    const form = unfinishedEnquiry();
    if (form && formAddresses[form] !== location.pathname)
      showNotice('unsent', formAddresses[form]);
  };
  // Its form was closed before the answer came (components/enquiry/enquiry.client.ts).
  document.addEventListener('enquiry', ({ detail }: CustomEventInit) => {
    const { form, result } = detail as { form: FormName; result: string };
    showNotice(result === 'sent' ? 'sent' : 'unsent', formAddresses[form]);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && tell());
  tell();
}

/**
 * Shows a line over the page, at its lower edge (components/notice/notice.tsx), which is read aloud.
 * @param href where its link leads
 */
export function showNotice(kind: Notice, href: string) {
  for (const line of document.querySelectorAll<HTMLElement>('[data-notice]')) {
    line.hidden = line.dataset.notice !== kind;
    if (!line.hidden) line.querySelector('a')?.setAttribute('href', href);
  }
}

/** Whoever follows the link of a line, or closes it, has read it. */
function onClick(event: MouseEvent) {
  const pressed = (event.target as Element).closest<HTMLElement>('[data-notice] :is(a, button)');
  const line = pressed?.closest<HTMLElement>('[data-notice]');
  if (!pressed || !line) return;
  line.hidden = true;
  if (pressed.getAttribute('href') !== formAddresses.booking) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`button[popovertarget="${bookTripId}"]`)?.click();
}
