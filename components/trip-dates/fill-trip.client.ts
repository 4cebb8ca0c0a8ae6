import { fillPart, partOf } from '@/components/ui/part-of.client';
import { mailHref, shareByChatHref } from '@/lib/contact-links';
import { setParameter } from '@/lib/set-parameter';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { arrivalParameter } from '@/lib/trip-dates/arrival-day';
import { type DatedTrip, datedTrip } from '@/lib/trip-dates/dated-trip';
import { chatText } from '@/lib/trip-dates/trip-as-text';
import { type ArrivalContext, tripContext } from '@/lib/trip-dates/trip-context';
import { setDated, showNotes } from './dated-elements.client';
import { fillMoneyDates, fillTotals } from './fill-trip-money.client';

/**
 * Fills the form of a trip and, on its page, the days, the money and the link that sends all to a chat; without a
 * day of arrival, takes back what an earlier choice has shown. The form has all notes, as its sentence counts
 * them; the days say theirs again.
 */
export function fillTrip(form: HTMLFormElement, context?: ArrivalContext) {
  const route = form.dataset.arrivalTrip ?? '';
  const tripOnDay = tripContext(route, context);
  const trip = tripOnDay && datedTrip(tripOnDay);
  const address = setParameter(route, arrivalParameter, trip?.arrival);
  fillPart(form, 'said', trip && withNoBreakSpaces(trip.summary));
  showNotes(form, trip?.notes);
  const pageLink = partOf<HTMLAnchorElement>(form, 'whole-trip');
  if (pageLink) {
    pageLink.hidden = !trip;
    pageLink.href = address;
  }
  // A dialog has no days, and lies over a page that may have those of another trip.
  if (form.closest('dialog')) return;
  const page = form.closest('main') ?? document;
  fillDays(page, trip);
  fillTotals(page, trip);
  fillMoneyDates(page, trip);
  const buffer = partOf(page, 'buffer-nights');
  if (buffer) buffer.hidden = trip?.isRough === false;
  fillShareLinks(page, trip, tripOnDay && tripOnDay.data.site + address);
  const plans = partOf(page, 'ferry-plans')?.querySelectorAll('li') ?? [];
  for (const [index, plan] of [...plans].entries()) {
    setDated(plan, 'textContent', trip?.ferryPlans[index]);
  }
}

/** Sends the trip to somebody with its dates. */
function fillShareLinks(page: ParentNode, trip?: DatedTrip, url = '') {
  const text = trip && chatText(trip, url);
  const chat = partOf<HTMLAnchorElement>(page, 'chat-link');
  const mail = partOf<HTMLAnchorElement>(page, 'mail-link');
  const copy = mail?.parentElement?.querySelector<HTMLElement>('[data-copy]');
  if (chat) setDated(chat, 'href', text && shareByChatHref(text));
  if (mail) setDated(mail, 'href', text && mailHref('', { subject: trip.name, body: text }));
  if (copy) copy.dataset.copy = url;
}

function fillDays(page: ParentNode, trip?: DatedTrip) {
  for (const [index, row] of [...page.querySelectorAll('li[data-day]')].entries()) {
    const day = trip?.days[index];
    fillPart(row, 'day-date', day?.label);
    fillPart(row, 'sun-and-moon', day?.sunAndMoon);
    showNotes(row, day?.notes);
    if (!day?.tide) continue;
    const link = document.createElement('a');
    link.href = day.tide.href;
    link.className = 'underline underline-offset-4';
    link.textContent = day.tide.text;
    partOf(row, 'sun-and-moon')?.append(' ', link);
  }
}
