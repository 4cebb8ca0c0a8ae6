import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { Chartlet } from '@/lib/content/map';
import { labels } from '@/lib/content/site';
import type { Drawing } from '@/lib/map/drawing';
import { routes } from '@/lib/routes';
import { Chart } from './chart';

type Props = {
  heading: string;
  chart: Chartlet;
  name: string;
  /** Whether it stands in a column beside text on wide screens: these have the narrow chart, too. */
  beside?: boolean;
  /**
   * The page tells of its places elsewhere, so neither a list of them nor the chart's source is needed. It
   * is so heavy that tablets have the narrow chart, too, with its description beside it.
   */
  linked?: boolean;
  /** What the chart shows, in words. */
  children?: ReactNode;
};

const inPairs = 'grid items-start gap-x-8 gap-y-4 sm:max-lg:grid-cols-[3fr_2fr]';

/** The section with the map of an item: a chart, its description, and where its coast is from. */
export function ItemMap({
  heading,
  chart: { narrow, wide },
  name,
  beside,
  linked,
  children,
}: Props) {
  return (
    <section aria-labelledby="map">
      <h2 id="map" className={beside && !linked ? 'mb-5 text-3xl md:text-4xl' : 'mb-5 text-3xl'}>
        {heading}
      </h2>
      <figure className={`break-inside-avoid ${linked ? inPairs : 'space-y-4'}`}>
        <Chart
          drawing={narrow}
          name={name}
          className={linked ? undefined : beside ? 'sm:hidden lg:block' : 'sm:hidden'}
        />
        {!linked && (
          <Chart
            drawing={wide}
            name={name}
            className={beside ? 'max-sm:hidden lg:hidden' : 'max-sm:hidden'}
          />
        )}
        <figcaption className={linked ? 'space-y-3' : inPairs}>
          {children}
          {!linked && (
            <p className="text-base">
              {labels.map.shown}{' '}
              {linksOn(narrow, wide).map(({ name: place, href }, index) => (
                <span key={href}>
                  {index > 0 && ', '}
                  <a href={href} className="underline underline-offset-4 hover:text-lagoon">
                    {place}
                  </a>
                </span>
              ))}
            </p>
          )}
          {!linked && <ChartNote />}
          <p>
            <TextLink href={routes.map}>{labels.map.whole}</TextLink>
          </p>
        </figcaption>
      </figure>
    </section>
  );
}

/** The links that two drawings share, each once: the list holds on every screen. */
function linksOn(one: Drawing, other: Drawing): { name: string; href: string }[] {
  const shared = new Set(other.marks.map(({ href }) => href));
  const links = one.marks.flatMap(({ name, href }) =>
    href && shared.has(href) ? [{ name, href }] : [],
  );
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

/** Where the coast is from, and how exact it is. */
export function ChartNote() {
  return <p className="text-sm text-quiet">{labels.map.source}</p>;
}
