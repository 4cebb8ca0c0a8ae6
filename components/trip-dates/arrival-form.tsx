import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { inputStyle } from '@/components/ui/field';
import { labels } from '@/lib/content/query/site';
import { arrivalParameter } from '@/lib/trip-dates/arrival-day';

type Props = {
  id: string;
  /** The route of the trip; without it the day is for all trips of a list. */
  trip?: string;
  /**
   * Where it stands: in a box of its own; in a panel, which has colour and room; or in one line without a
   * heading, beside the price (price-filter.css).
   */
  variant?: keyof typeof looks;
  /** What stands under the field. */
  children?: ReactNode;
};

const looks = {
  box: 'flex flex-wrap items-center gap-x-10 bg-sand p-5 sm:p-6',
  panel: 'flex flex-wrap items-center justify-between gap-x-6 on-sheet',
  line: '',
};

/**
 * Asks for the day of arrival. arrival-form.client.ts then fills the page with dates; without scripts it is
 * not shown, and everything reads as before.
 */
export function ArrivalForm({ id, trip = '', variant = 'box', children }: Props) {
  const { legend, arrival } = labels.dates;
  const inLine = variant === 'line';
  return (
    <form
      method="dialog"
      data-arrival-trip={trip}
      className={`arrival noscript:hidden ${looks[variant]}`}
    >
      <label
        htmlFor={id}
        className={
          inLine ? 'text-label font-semibold text-lagoon uppercase' : 'font-serif text-2xl'
        }
      >
        {inLine ? (
          arrival
        ) : (
          <>
            {legend}
            <span className="mt-1 block font-sans text-base text-quiet">{arrival}</span>
          </>
        )}
      </label>
      <input
        id={id}
        name={arrivalParameter}
        type="date"
        autoComplete="off"
        className={`${inputStyle} max-w-60`}
      />
      <p
        role="status"
        data-part="said"
        data-words={JSON.stringify({ failed: labels.dates.failed })}
        className="mt-3 w-full text-balance empty:hidden"
      />
      {trip && (
        <div className="w-full">
          <Disclosure text={labels.goodToKnow} hidden>
            <ul
              data-part="date-notes"
              className="mt-3 list-disc space-y-1.5 pl-5 marker:text-ember"
            />
          </Disclosure>
        </div>
      )}
      {children}
    </form>
  );
}
