import { arrivalParameter, readArrival } from '@/lib/arrival';
import type { Plan } from '@/lib/calendar';

/** The trip on the page with what stands under its days, dates included. */
export function readPlan(): (Plan & { labels: string[] }) | undefined {
  const section = document.querySelector<HTMLElement>('[data-take-along]');
  if (!section) return undefined;
  const url = new URL(section.dataset.url ?? '', location.href);
  const arrival = readArrival(location.search);
  if (arrival) url.searchParams.set(arrivalParameter, arrival);
  const rows = [...document.querySelectorAll('main li[data-day]')];
  return {
    name: section.dataset.takeAlong ?? '',
    url: url.href,
    labels: rows.map((row) => textIn(row, '[data-date]') || textIn(row, '[data-number]')),
    days: rows.map((row) => ({
      title: textIn(row, 'h3'),
      notes: [...row.querySelectorAll('[data-misfits] li, [data-way] li, [data-sky]')]
        .map(({ textContent }) => textContent.trim())
        .filter(Boolean),
    })),
  };
}

function textIn(row: Element, selector: string): string {
  return row.querySelector(selector)?.textContent.trim() ?? '';
}
