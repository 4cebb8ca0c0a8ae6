import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { buttonStyle } from '@/components/ui/button-style';
import { inputStyle } from '@/components/ui/field';
import type { Package } from '@/lib/content/query/packages';
import { company, labels } from '@/lib/content/query/site';
import { knownYears } from '@/lib/dates/arrival-day';
import { viewOf } from '@/lib/item-types/views';
import { parameters } from '@/lib/routes';
import { interpolate } from '@/lib/text/interpolate';
import { DatedTripView, DatesStatus } from './dated-trip.island';

const messages = labels.dates;

/** What is wrong with a day, by the names in `Mistake` (day-form.island.ts). */
const mistakes = {
  empty: messages.empty,
  wrong: messages.wrong,
  past: messages.past,
  far: interpolate(messages.far, { years: knownYears }),
};

type FormProps = {
  id: string;
  className?: string;
  /** Whether the dates appear in a list of trips, perhaps out of view. The form then says when they do. */
  isForList?: boolean;
  /** Content below the field. */
  children?: ReactNode;
};

/** A form for the day of arrival (day-form.island.ts), which puts dates on every trip on the page. */
export function DayForm({ id, className = '', isForList, children }: FormProps) {
  return (
    <Island
      as="form"
      noValidate
      name="day-form"
      when="start"
      className={`print:hidden ${className}`}
    >
      <label htmlFor={id} className="text-label font-semibold text-lagoon uppercase">
        {messages.arrival}
      </label>
      <div className="mt-1 flex max-w-96 flex-wrap items-center gap-2 noscript:hidden">
        <input
          id={id}
          name={parameters.arrival}
          type="date"
          aria-describedby={`${id}-status`}
          className={`${inputStyle} mt-0 min-w-40 flex-1`}
        />
        {/* Wide enough in every font, so that it does not move when the web font loads. */}
        <button type="submit" disabled className={`${buttonStyle('quiet')} min-w-38 px-2`}>
          {messages.show}
        </button>
      </div>
      <p className="hidden noscript:block">{messages.needsScript}</p>
      <p id={`${id}-status`} role="status" className="font-medium *:mt-2 *:block *:empty:hidden">
        {Object.entries(mistakes).map(([name, text]) => (
          <span key={name} hidden data-message={name} className="text-ember">
            {text}
          </span>
        ))}
        <Island
          as="span"
          name="dates-status"
          when="day"
          hidden={isForList}
          data-message={isForList && 'shown'}
          component={DatesStatus}
          props={{ failed: messages.failed, ...(isForList && { shown: messages.shown }) }}
        />
      </p>
      {children}
    </Island>
  );
}

type Props = {
  item: Package;
  /** What to show: every day, or one line. */
  as: 'days' | 'line';
  className?: string;
};

/** A trip on the chosen dates, hidden beside a mistake in the day. Without dates, it shows only the links for sharing. */
export function DatedTripIsland({ item, as, className = '' }: Props) {
  const { name, route } = viewOf(item).about;
  const share = {
    name,
    url: company.site + route,
    messages: labels.sharing,
    newTabNote: labels.general.opensNewTab,
    calendar: labels.tripExport.calendar,
  };
  return (
    <Island
      as={as === 'line' ? 'p' : 'div'}
      name="dated-trip"
      when="day"
      className={`in-[:has([name=arrive][aria-invalid=true])]:hidden ${className}`}
      component={DatedTripView}
      props={{ as, trip: route, ...(as === 'days' && { share }) }}
    />
  );
}
