import { Sunrise } from 'lucide-react';
import { routeOf } from '@/lib/content/items';
import { itineraryOf } from '@/lib/content/itinerary';
import type { Opening } from '@/lib/content/opening';
import type { Package } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { describeOpening } from '@/lib/opening';
import { routes } from '@/lib/routes';
import { ArrivalNote } from './arrival-note';

const linkStyle = 'underline underline-offset-4 hover:text-deep';

/** A trip day by day: what happens, which crossings are taken, where guests sleep. */
export function Itinerary({ item }: { item: Package }) {
  return (
    <div>
      <h2 className="text-3xl">{labels.dayByDay}</h2>
      <ArrivalNote item={item} />
      <ol className="mt-6 space-y-8">
        {itineraryOf(item).map(({ title, text, ferries, stay, openings, early }, index) => (
          <li key={title} className="grid gap-x-6 sm:grid-cols-[4.5rem_1fr]">
            <p className="font-serif text-2xl whitespace-nowrap text-lagoon sm:text-right">
              <span className="text-base">{labels.day}</span>{' '}
              <span className="tabular">{index + 1}</span>
            </p>
            <div className="space-y-2 border-line sm:border-l sm:pl-6">
              <h3 className="text-card">{title}</h3>
              {early && (
                <p className="flex items-center gap-2 text-base font-medium text-ember">
                  <Sunrise aria-hidden className="size-5 flex-none" />
                  {labels.early}
                </p>
              )}
              <p>{text}</p>
              {openings.map((opening) => (
                <p key={opening.slug} className="text-base text-quiet">
                  <a href={`${routes.opening}#${opening.slug}`} className={linkStyle}>
                    {opening.name}
                  </a>
                  : {dayLine(opening)}
                </p>
              ))}
              {(ferries.length > 0 || stay) && (
                <ul className="flex flex-wrap gap-x-6 text-base text-lagoon">
                  {ferries.map((ferry) => (
                    <li key={ferry.slug}>
                      {labels.ferry}:{' '}
                      <a href={routeOf(ferry)} className={linkStyle}>
                        {ferry.name}
                      </a>
                    </li>
                  ))}
                  {stay && (
                    <li>
                      {labels.nightIn}{' '}
                      {stay.place ? (
                        <a href={routeOf(stay.place)} className={linkStyle}>
                          {stay.name}
                        </a>
                      ) : (
                        stay.name
                      )}
                    </li>
                  )}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a day needs to know of an opening: its closed days and season or, without any, its note. */
function dayLine({ closed, season, note }: Opening): string {
  const known = closed || season ? { closed, season } : { note };
  return describeOpening(known, labels.opening).join('. ');
}
