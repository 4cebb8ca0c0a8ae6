/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labels } from '@/lib/content/query/site';
import { addDays, dayInIndia } from '@/lib/dates/calendar-day';
import { DayForm } from './dated-trip';
import { startDayForm } from './day-form.island';
import { writeDay } from './day-store';

test('a wrong day is refused with its reason, until a day is chosen here or elsewhere', () => {
  document.body.innerHTML = renderToStaticMarkup(DayForm({ id: 'arrive' }));
  startDayForm(document.forms[0] as HTMLFormElement);
  const field = screen.getByLabelText<HTMLInputElement>(labels.dates.arrival);
  for (const [days, why, next] of [
    [-1, labels.dates.past, 8],
    [999, labels.dates.far.replace('{years}', '2'), 9],
  ] as const) {
    const reason = screen.getByText(why);
    field.value = addDays(dayInIndia(), days);
    document.forms[0]?.requestSubmit();
    expect([field.ariaInvalid, reason.hidden, document.activeElement]).toEqual([
      'true',
      false,
      field,
    ]);
    const day = addDays(dayInIndia(), next);
    writeDay(day);
    expect([field.value, field.ariaInvalid, reason.hidden]).toEqual([day, 'false', true]);
  }
});
