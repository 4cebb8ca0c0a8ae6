import { readArrival } from '@/lib/arrival';
import { readPlan } from './plan';

/**
 * Makes the calendar file of the trip on the page, as the page shows it, and hands it to the browser.
 * @returns what came of it; without a day of arrival the field for it gets the focus
 */
export async function makeCalendar(): Promise<'made' | 'needsDay'> {
  const arrival = readArrival(location.search);
  const plan = readPlan();
  if (!arrival || !plan) {
    document.querySelector<HTMLElement>('main input[name=arrive]')?.focus();
    return 'needsDay';
  }
  const { calendarOf } = await import('@/lib/calendar');
  const text = calendarOf(plan, arrival, new Date());
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  link.download = `${new URL(plan.url).pathname.split('/').at(-1)}-${arrival}.ics`;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return 'made';
}
