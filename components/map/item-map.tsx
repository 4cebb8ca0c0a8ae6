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
  /** Whether it stands in a column beside text on wide screens: then the narrow chart is for all widths. */
  beside?: boolean;
  /** The page tells of its places elsewhere, so neither a list of them nor the chart's source is needed. */
  linked?: boolean;
  /** What the chart shows, in words. */
  children?: ReactNode;
};

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
      <h2 id="map" className="mb-5 text-3xl">
        {heading}
      </h2>
      <figure
        className={`break-inside-avoid ${beside ? 'grid items-start gap-x-8 gap-y-4 sm:max-lg:grid-cols-[3fr_2fr]' : 'space-y-4'}`}
      >
        <Chart drawing={narrow} name={name} className={beside ? undefined : 'sm:hidden'} />
        {!beside && <Chart drawing={wide} name={name} className="max-sm:hidden" />}
        <figcaption className="space-y-3">
          {children}
          {!linked && (
            <p className="text-base">
              {labels.map.shown}{' '}
              {linksOn(narrow, ...(beside ? [] : [wide])).map(({ name: place, href }, index) => (
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

/** The links of several drawings, each once. */
function linksOn(...drawings: readonly Drawing[]): { name: string; href: string }[] {
  const links = drawings
    .flatMap(({ marks }) => marks)
    .flatMap(({ name, href }) => (href ? [{ name, href }] : []));
  return [...new Map(links.map((link) => [link.href, link])).values()];
}

/** Where the coast is from, and how exact it is. */
export function ChartNote() {
  return <p className="text-sm text-quiet">{labels.map.source}</p>;
}
