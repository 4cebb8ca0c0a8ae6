import {
  answerUnseen,
  formWithUnseenResult,
  type Unconfirmed,
  type UnseenAnswer,
  unseenResultOf,
} from '@/lib/enquiry/draft';
import { bookTripId, formHrefs } from '@/lib/enquiry/form-names';

/**
 * What a notice says: `notSaved` when the browser does not store the list; all others of an enquiry whose form
 * is not seen.
 */
type NoticeName = 'notSaved' | 'sent' | Unconfirmed;

/** Tells what became of an enquiry, unless its form is here and tells it. */
export function enhanceNotice() {
  document.addEventListener('click', onClick);
  const tell = () => {
    const form = formWithUnseenResult();
    const result = form && unseenResultOf(form);
    if (!result || formHrefs[form] === location.pathname) return;
    showNotice(result, formHrefs[form]);
  };
  document.addEventListener(answerUnseen, ({ detail }: CustomEventInit<UnseenAnswer>) => {
    if (detail) showNotice(detail.result, formHrefs[detail.form]);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && tell());
  tell();
}

/**
 * Shows a line over the page, at its lower edge (components/notice/notice.tsx), which is read aloud.
 * @param href where its link leads
 */
export function showNotice(name: NoticeName, href: string) {
  for (const line of document.querySelectorAll<HTMLElement>('.notice > p')) {
    line.hidden = line.id !== `notice-${name}`;
    if (!line.hidden) line.querySelector('a')?.setAttribute('href', href);
  }
}

/** Whoever follows the link of a line, or closes it, has read it. */
function onClick(event: MouseEvent) {
  const pressed = (event.target as Element).closest<HTMLElement>('.notice :is(a, button)');
  const line = pressed?.closest<HTMLElement>('p');
  if (!pressed || !line) return;
  line.hidden = true;
  if (pressed.getAttribute('href') !== formHrefs.booking) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`button[popovertarget="${bookTripId}"]`)?.click();
}
