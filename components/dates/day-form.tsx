import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { inputStyle } from '@/components/ui/field';
import { labels } from '@/lib/content/query/all-content';
import { maxYearsAhead } from '@/lib/dates/arrival-day';
import { parameters } from '@/lib/routes/parameters';
import { interpolate } from '@/lib/text/interpolate';
import type { DayFormMessages } from './day-form.island';

const messages = labels.dates;

type Props = {
  id: string;
  className?: string;
  /** Tells screen readers when dates appear in the list below, where they may be out of view. */
  announceDates?: boolean;
  children?: ReactNode;
};

/** A field for the day of arrival (day-form.island.ts), which adds dates to every trip on the page. */
export function DayForm({ id, className = '', announceDates, children }: Props) {
  const { invalidDay, pastDay, wrongLink, loadingFailed } = messages;
  return (
    <Island<DayFormMessages>
      name="day-form"
      when="immediately"
      className={`print:hidden ${className}`}
      props={{
        invalidDay,
        pastDay,
        wrongLink,
        loadingFailed,
        distantDay: interpolate(messages.distantDay, { years: maxYearsAhead }),
        datesShown: announceDates ? messages.datesShown : '',
      }}
    >
      <label htmlFor={id} className="block text-label font-semibold text-lagoon uppercase">
        {messages.arrival}
      </label>
      <input
        id={id}
        name={parameters.day}
        type="date"
        autoComplete="off"
        className={`${inputStyle} max-w-64 noscript:hidden`}
      />
      <p className="hidden noscript:block">{messages.needsScript}</p>
      <p role="status" className="font-medium not-empty:mt-2" />
      {children}
    </Island>
  );
}
