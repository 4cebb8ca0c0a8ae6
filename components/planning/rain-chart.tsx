import { TextLink } from '@/components/ui/text-link';
import { seasons } from '@/lib/content/query/planning';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { column, RainBars } from './rain-bars';

/**
 * The rain of the year as twelve small bars, for places.
 * @param across whether it has the whole width of a page: then the year in short stands beside it
 */
export function RainChart({ across = false }: { across?: boolean }) {
  return (
    <section aria-labelledby="when-to-go">
      <h2 id="when-to-go" className="text-3xl md:text-4xl">
        {labels.whenToGo}
      </h2>
      <div className={`mt-4 grid items-start gap-x-8 gap-y-4 ${across ? 'sm:grid-cols-2' : ''}`}>
        <div>
          <svg
            viewBox={`0 0 ${12 * column} 120`}
            role="img"
            aria-label={pages.seasons.legend.alt}
            className={`tabular w-full ${across ? 'max-w-lg' : 'max-w-[26rem]'}`}
          >
            <RainBars months={seasons.months} height={98} base={100} />
          </svg>
          <p className="mt-2 text-sm text-quiet">{pages.seasons.legend.rain}</p>
          <p className="mt-3">
            <TextLink href={routes.seasons}>{labels.yearRound}</TextLink>
          </p>
        </div>
        {across && (
          <ul className="space-y-2">
            {seasons.inShort.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
