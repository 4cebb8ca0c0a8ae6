import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { routeOf } from '@/lib/content/items';
import { itineraryOf } from '@/lib/content/itinerary';
import { enquiryNameOf, type Package } from '@/lib/content/packages';
import { company, labels } from '@/lib/content/site';
import { shareByChatHref } from '@/lib/enquiry/links';
import { planText } from '@/lib/plan-text';
import { ShareLinks } from './share-links';

const words = labels.takeAlong;
const look = buttonStyle('quiet');

/**
 * What a visitor takes along from a trip: a sheet of paper, a calendar file, a text for a chat. The
 * chat's text has the days; a day of arrival puts the dates into it.
 */
export function TakeAlong({ item }: { item: Package }) {
  const name = enquiryNameOf(item);
  const url = `${company.site}${routeOf(item)}`;
  const days = itineraryOf(item).map(({ title }, index) => ({
    label: `${labels.day} ${index + 1}`,
    title,
  }));
  return (
    <section
      id="take-along"
      aria-labelledby="take-along-title"
      data-take-along={name}
      data-url={url}
      className="no-print"
    >
      <h2 id="take-along-title" className="text-3xl">
        {words.heading}
      </h2>
      <p className="mt-3">{words.lead}</p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <button type="button" data-take="print" className={`${look} scripted`}>
          <Icon name="printer" className="size-5" />
          {words.print}
        </button>
        <button type="button" data-take="calendar" className={`${look} scripted`}>
          <Icon name="calendar-plus" className="size-5" />
          {words.calendar}
        </button>
        <a
          data-take="chat"
          href={shareByChatHref(planText(name, days, url))}
          target="_blank"
          rel="noopener"
          className={look}
        >
          <Icon name="whatsapp" className="size-5" />
          {words.chat}
          <span className="sr-only"> {labels.opensNewTab}</span>
        </a>
        <ShareLinks about={{ name, route: routeOf(item) }} withoutChat />
      </div>
      <p
        role="status"
        data-said
        data-needs-day={words.needsDay}
        data-made={words.made}
        data-failed={words.failed}
        className="mt-3 empty:hidden"
      />
    </section>
  );
}
