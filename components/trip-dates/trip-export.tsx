import { Island } from '@/components/islands/island';
import { ShareLinks } from '@/components/share/share-links';
import { buttonStyle } from '@/components/ui/button-style';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { shareByChatHref } from '@/lib/contact-links';
import type { Package } from '@/lib/content/query/packages';
import { company, labels } from '@/lib/content/query/site';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { chatText } from '@/lib/trip-dates/trip-as-text';

const words = labels.tripExport;
const { needsDay, made, failed } = words;
const look = `${buttonStyle('quiet')} w-full sm:w-auto`;

/**
 * What a visitor takes along from a trip: a sheet of paper, a calendar file, a text for a chat. The
 * chat's text has the days; a day of arrival puts the dates into it (fill-trip.client.ts).
 */
export function TripExport({ item }: { item: Package }) {
  const about = itemLinkOf(item);
  const days = item.itinerary.map(({ title }, index) => ({
    label: `${labels.day} ${index + 1}`,
    title,
  }));
  const text = chatText({ name: about.name, days }, company.site + about.route);
  return (
    <section id="trip-export" aria-labelledby="trip-export-title" className="no-print">
      <h2 id="trip-export-title" className="text-3xl">
        {words.heading}
      </h2>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Island
          as="button"
          name="print"
          when="touched"
          type="button"
          className={`${look} noscript:hidden`}
        >
          <Icon name="printer" className="size-5" />
          {words.print}
        </Island>
        <button type="button" data-part="calendar-file" className={`${look} noscript:hidden`}>
          <Icon name="calendar-plus" className="size-5" />
          {words.calendar}
        </button>
        <ExternalLink
          data-part="chat-link"
          href={shareByChatHref(text)}
          newTabNote={labels.opensNewTab}
          className={look}
        >
          <Icon name="whatsapp" className="size-5" />
          {words.chat}
        </ExternalLink>
        <ShareLinks about={about} withoutChat />
      </div>
      <p
        role="status"
        data-part="said"
        data-words={JSON.stringify({ needsDay, made, failed })}
        className="mt-3 empty:hidden"
      />
    </section>
  );
}
