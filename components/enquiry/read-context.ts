import { subscribeToRequests } from '@/components/loading/requests';
import { choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { findStorage } from '@/components/storage/storage';
import type { NamedItem } from '@/lib/contact/enquiry-route';
import { dayInIndia } from '@/lib/dates/calendar-day';
import type { EnquiryContext, EnquiryPage } from '@/lib/enquiry/enquiry';
import { parameters } from '@/lib/routes/parameters';
import type { TariffData } from '@/lib/trips/tariff';

/**
 * What the page and the visitor's browser say for an enquiry.
 * @param draftPage the page that a draft is about: on other pages, it doesn't become an enquiry about something else
 */
export function readContext(
  tariff: TariffData | undefined,
  draftPage: EnquiryPage | undefined,
): EnquiryContext {
  const packageOfPage = draftPage ? draftPage.package : readPackageOfPage();
  // If the browser blocks site data, a choice exists only on the page where it was made: others have the default party.
  const isChoiceKnown = packageOfPage || findStorage('localStorage');
  return {
    url: draftPage && !addressNamesItems() ? draftPage.url : location.href,
    package: packageOfPage,
    day: dayStore.read(),
    today: dayInIndia(),
    choice: choiceStore.read(),
    tariff: isChoiceKnown ? tariff : undefined,
  };
}

/** Whether the visitor came by Back or Forward. Browsers then fill in fields as the visitor left them on this page. */
export function isRestoredPage(): boolean {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.some(({ type }) => type === 'back_forward');
}

/** Whether the visitor has followed a link such as Enquire Now. */
const addressNamesItems = () => new URLSearchParams(location.search).has(parameters.itemName);

/** @returns the package that the page is about, as written by package-page.tsx; undefined on other pages */
function readPackageOfPage(): NamedItem | undefined {
  const page = document.querySelector<HTMLElement>('[data-package]');
  return JSON.parse(page?.dataset.package ?? 'null') ?? undefined;
}

/** Calls back when the choice, the day or the tariff may have changed. @returns a function that unsubscribes */
export function subscribeToContext(listener: () => void): () => void {
  const subscribers = [choiceStore.subscribe, dayStore.subscribe, subscribeToRequests];
  const unsubscribers = subscribers.map((subscribe) => subscribe(listener));
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
