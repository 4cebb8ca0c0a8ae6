import { Fragment, type ReactNode } from 'react';
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

/** The section with the map of an item: a chart, its description, and where its coast is from. */
export function ItemMap({
  heading,
  chart: { narrow, wide },
  name,
  beside,
  linked,
  children,
}: Props) {
  const onNarrow = linked ? undefined : beside ? 'sm:hidden lg:block' : 'sm:hidden';
  const onWide = beside ? 'max-sm:hidden lg:hidden' : 'max-sm:hidden';
  const [few, many] = [linksOn(narrow), linksOn(wide)];
  const isSame = hrefsOf(few) === hrefsOf(many);
  return (
    <section aria-labelledby="map">
      <h2 id="map" className={beside && !linked ? 'mb-5 text-3xl md:text-4xl' : 'mb-5 text-3xl'}>
        {heading}
      </h2>
      <figure
        className={`break-inside-avoid ${linked ? 'grid items-start gap-x-8 gap-y-4 sm:max-lg:grid-cols-[3fr_2fr]' : 'space-y-4'}`}
      >
        <Chart drawing={narrow} name={name} className={onNarrow} />
        {!linked && <Chart drawing={wide} name={name} className={onWide} />}
        <figcaption className="space-y-3">
          {children}
          {!linked && <Shown links={few} className={isSame ? undefined : onNarrow} />}
          {!linked && !isSame && <Shown links={many} className={onWide} />}
          <p>
            <TextLink href={routes.map}>{labels.map.whole}</TextLink>
          </p>
          {!linked && <ChartNote />}
        </figcaption>
      </figure>
    </section>
  );
}

type Link = { name: string; href: string };

/** The places that a chart shows, as links. Without any, nothing is rendered. */
function Shown({
  links,
  className = '',
}: {
  links: readonly Link[];
  className?: string | undefined;
}) {
  if (links.length === 0) return null;
  return (
    <p className={`text-base ${className}`}>
      {labels.map.shown}{' '}
      {links.map(({ name, href }, index) => (
        <Fragment key={href}>
          {index > 0 && ', '}
          <a
            href={href}
            className="whitespace-nowrap underline underline-offset-4 hover:text-lagoon"
          >
            {name}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** The marks of a drawing that are links. */
function linksOn({ marks }: Drawing): Link[] {
  return marks.flatMap(({ name, href }) => (href ? [{ name, href }] : []));
}

function hrefsOf(links: readonly Link[]): string {
  return links
    .map(({ href }) => href)
    .sort()
    .join();
}

/** Where the coast is from, and how exact it is. */
export function ChartNote() {
  return <p className="text-sm text-quiet">{labels.map.source}</p>;
}
