import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { buttonStyle } from '@/components/ui/button-style';
import { inputStyle } from '@/components/ui/field';
import { labels } from '@/lib/content/query/all-content';
import { parameters } from '@/lib/routes/parameters';
import type { DayFormMessages } from './day-form.island';

const messages = labels.dates;

type Props = {
  id: string;
  className?: string;
  /** Tells screen readers when dates appear in the list below, where they may be out of view. */
  announceDates?: boolean;
  children?: ReactNode;
};

/** A form for the day of arrival (day-form.island.ts), which adds dates to every trip on the page. */
export function DayForm({ id, className = '', announceDates, children }: Props) {
  const { loadingFailed, datesShown, pastDay } = messages;
  return (
    <Island<DayFormMessages>
      as="form"
      name="day-form"
      when="immediately"
      className={`print:hidden ${className}`}
      props={{ loadingFailed, pastDay, datesShown: announceDates ? datesShown : '' }}
    >
      <label htmlFor={id} className="block text-label font-semibold text-lagoon uppercase">
        {messages.arrival}
      </label>
      <div className="mt-1 flex max-w-96 flex-wrap items-center gap-2 noscript:hidden">
        <input
          id={id}
          name={parameters.day}
          type="date"
          autoComplete="off"
          className={`${inputStyle} mt-0! min-w-40 flex-1`}
        />
        {/* A fixed width, so that nothing moves when the web font loads. */}
        <button type="submit" disabled className={`${buttonStyle('quiet')} min-w-38 px-2`}>
          {messages.show}
        </button>
      </div>
      <p className="hidden noscript:block">{messages.needsScript}</p>
      <p role="status" className="font-medium not-empty:mt-2" />
      {children}
    </Island>
  );
}
