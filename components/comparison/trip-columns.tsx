import './trip-columns.css';
import { labels, pages } from '@/lib/content/query/site';

const { chosen, same, swipe } = pages.compare;
const dated = labels.dates.column;

/** Where trip-columns.client.ts puts the chosen trips, each as a column under its name. */
export function TripColumns() {
  return (
    <div
      id="side-by-side"
      data-part="columns"
      data-words={JSON.stringify({ dated, enquire: labels.enquire })}
      hidden
      className="mt-6"
    >
      <p className="trips-swipe mb-3 text-base text-quiet">{swipe}</p>
      {/* The names once more, for where the table scrolls sideways and can't keep them in view. */}
      <div className="trip-names">
        <div data-part="pinned-names" hidden inert className="font-serif leading-tight" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keyboard's arrows */}
      <section aria-label={chosen} tabIndex={0} className="trip-columns">
        <table className="w-full text-left text-base leading-snug">
          <caption className="sr-only">{chosen}</caption>
          <thead className="font-serif leading-tight">
            <tr />
          </thead>
          <tbody />
        </table>
      </section>
      <button
        type="button"
        data-part="same-rows"
        aria-pressed="false"
        className="save-button no-print mt-6 px-5"
      >
        {same}
      </button>
    </div>
  );
}
