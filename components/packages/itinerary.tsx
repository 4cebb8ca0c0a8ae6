import { BulletList } from '@/components/ui/bullet-list';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section';
import { textLinkStyle } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/all-content';
import { routeOf } from '@/lib/content/query/items';
import { type Day, itineraryOf, type Package } from '@/lib/content/query/packages';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

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

/** How to stay safe at the places of a package. */
export function SafetyNotes({ safety }: Pick<Package, 'safety'>) {
  if (!safety) return null;
  return (
    <div className="mt-10 max-w-text border-l-4 border-coral pl-4 print:border-0 print:pl-0">
      <BulletList level={3} heading={labels.items.safety} points={safety} />
    </div>
  );
}

const legIconStyle = 'size-5 flex-none text-quiet';
const linkStyle = 'underline underline-offset-4 hover:text-strong';

/** A day of a package: text, ferries and overnight stay. */
function ItineraryDay({ day, number }: { day: Day; number: number }) {
  const { title, text, startsBeforeSunrise } = day;
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
