// What the module of all pages shares with parts that come later. The build gives it to all of them
// (scripts/build/bundle.ts), so that it stands in one file: otherwise there would be one for each
// combination of parts that share something, and each page would ask for ten.
import '@/components/dialog/dialogs.client';
import '@/components/saved/saved-store.client';
import '@/components/ui/part-of.client';
import '@/lib/trip-dates/arrival-day';
import '@/lib/dates/date-words';
import '@/lib/dates/calendar-day';
import '@/lib/enquiry/draft';
import '@/lib/enquiry/field-text';
import '@/lib/enquiry/form-names';
import '@/lib/contact-links';
import '@/lib/browser-storage';
import '@/lib/saved/saved-address';
import '@/lib/routes';
import '@/lib/set-parameter';
import '@/lib/text/fill-in';
