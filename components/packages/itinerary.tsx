import { BulletList } from '@/components/ui/bullet-list';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section';
import { textLinkStyle } from '@/components/ui/text-link';
import { labels, type OpeningHours, town } from '@/lib/content/query/all-content';
import { routeOf } from '@/lib/content/query/items';
import { type Day, itineraryOf, type Package } from '@/lib/content/query/packages';
import { describeOpeningHours } from '@/lib/dates/closures';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { nightPlacesOf } from '@/lib/trips/tariff';

const messages = labels.itinerary;

/** A package day by day, without dates. */
export function Itinerary({ item }: { item: Package }) {
  return (
    <div className="itinerary">
      <SectionHeading
        id={anchors.package.days}
        heading={messages.dayByDay}
        size="part"
        className="print:hidden"
      />
      <ol className="mt-8 space-y-8 print:columns-2">
        {itineraryOf(item).map((day, index) => (
          <ItineraryDay key={day.title} day={day} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

/** The person who plans a package also writes the texts of its page. */
export function Planner({ name }: Pick<Package['planner'], 'name'>) {
  return (
    <p className="text-base text-quiet">
      <a href={`${routes.about}#${anchors.about.people}`} className={textLinkStyle}>
        {name}
      </a>
      {` ${labels.packages.plansThis}`}
    </p>
  );
}

export function PlannerQuote({ name, quote }: Package['planner']) {
  return (
    <figure className="mt-10 max-w-text border-l-4 border-lagoon pl-4 print:hidden">
      <blockquote className="font-serif text-xl leading-snug">“{quote}”</blockquote>
      <figcaption className="mt-2 text-base text-quiet">{name}</figcaption>
    </figure>
  );
}

/** What changes if a storm stops a ferry of a package, and how to stay safe at its places. */
export function SafetyNotes({ item }: { item: Package }) {
  const nightPlaces = nightPlacesOf(item.itinerary);
  const hasOneNightAtTheEnd = nightPlaces.at(-1) !== nightPlaces.at(-2);
  const staysAtTwoIslands = new Set(nightPlaces.filter((slug) => slug !== town.slug)).size > 1;
  const crossings = itineraryOf(item).flatMap(({ ferryRoutes }) => ferryRoutes);
  const notes = [
    hasOneNightAtTheEnd ? messages.stormy : '',
    ...crossings.map(({ from, tripNote }) =>
      staysAtTwoIslands && nightPlaces.includes(from) ? tripNote : '',
    ),
    // Several days can have the same ferry.
  ].filter((note, index, all): note is string => !!note && all.indexOf(note) === index);
  if (notes.length === 0 && !item.safety) return null;
  return (
    <div className="mt-10 max-w-text space-y-2 border-l-4 border-coral pl-4 print:border-0 print:pl-0">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {item.safety && <BulletList level={3} heading={labels.items.safety} points={item.safety} />}
    </div>
  );
}

const legIconStyle = 'size-5 flex-none text-quiet';
const linkStyle = 'underline underline-offset-4 hover:text-strong';

/** A day of a package: text, opening hours, ferries and overnight stay. */
function ItineraryDay({ day, number }: { day: Day; number: number }) {
  const { title, text, openingHours, startsBeforeSunrise } = day;
  return (
    <li className="gap-x-6 md:grid md:grid-cols-[6rem_1fr]">
      <p className="font-serif text-2xl whitespace-nowrap text-lagoon">
        <span className="text-base">{messages.day}</span> <span className="tabular">{number}</span>
      </p>
      <div className="max-w-text space-y-2 border-line md:border-l md:pl-6">
        <h3 className="text-card">{title}</h3>
        {startsBeforeSunrise && (
          <p className="flex items-center gap-2 text-base font-medium text-warning">
            <Icon name="sunrise" className="size-5 flex-none" />
            {messages.early}
          </p>
        )}
        <p>{text}</p>
        {openingHours
          .filter((entry) => dayLine(entry))
          .map((entry) => (
            <p key={entry.slug} className="text-base text-quiet">
              <a href={`${routes.whenToGo}#${entry.slug}`} className={linkStyle}>
                {entry.name}
              </a>
              {`: ${dayLine(entry)}`}
            </p>
          ))}
        <Travel day={day} />
      </div>
    </li>
  );
}

function Travel({ day: { ferryRoutes, stay } }: { day: Day }) {
  if (ferryRoutes.length === 0 && !stay) return null;
  return (
    <ul className="flex flex-wrap gap-x-6 text-base">
      {ferryRoutes.map((ferry) => (
        <li key={ferry.slug} className="flex items-center gap-2">
          <Icon name="ship" label={messages.ferry} className={legIconStyle} />
          <a href={routeOf(ferry)} className={`text-lagoon ${linkStyle}`}>
            {ferry.name}
          </a>
        </li>
      ))}
      {stay && (
        <li className="flex items-center gap-2">
          <Icon name="bed-double" label={messages.nightIn} className={legIconStyle} />
          {stay.place ? (
            <a href={routeOf(stay.place)} className={`text-lagoon ${linkStyle}`}>
              {stay.name}
            </a>
          ) : (
            stay.name
          )}
        </li>
      )}
    </ul>
  );
}

/** When to visit a sight or take a boat: its season and latest start. Closed weekdays are listed below the days. */
function dayLine({ season, boats, startBy }: OpeningHours): string {
  return describeOpeningHours({ season, boats, startBy }, labels.openingHours).join('. ');
}
