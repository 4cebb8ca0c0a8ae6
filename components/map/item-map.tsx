import { Fragment, type ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/site';
import type { DrawnMap } from '@/lib/map/draw-map';
import { routes } from '@/lib/routes';
import { MapDrawing } from './map-drawing';

type Props = {
  heading: string;
  map: DrawnMap;
  /** What screen readers call it. */
  name: string;
  /** The page tells of its places elsewhere, so no list of them is needed. */
  withoutLinks?: boolean;
  /** What the map shows, in words. */
  children?: ReactNode;
};

/** The section with the map of an item, and under it what it shows. */
export function ItemMap({ heading, map, name, withoutLinks, children }: Props) {
  return (
    <section aria-labelledby="map">
      <h2 id="map" className={withoutLinks ? 'mb-5 text-3xl' : 'mb-5 text-3xl md:text-4xl'}>
        {heading}
      </h2>
      <figure className="grid break-inside-avoid items-start gap-x-8 gap-y-4">
        <MapDrawing map={map} name={name} />
        <figcaption className="space-y-3">
          {children}
          {!withoutLinks && <PlaceLinks map={map} />}
          <p className="no-print">
            <TextLink href={routes.map}>{labels.map.whole}</TextLink>
          </p>
        </figcaption>
      </figure>
    </section>
  );
}

/** The places that a map shows, as links. Without any, nothing is rendered. */
function PlaceLinks({ map }: { map: DrawnMap }) {
  const linked = map.marks.filter(({ href }) => href);
  if (linked.length === 0) return null;
  return (
    <p className="text-base">
      {labels.map.shown}{' '}
      {linked.map(({ name, href }, index) => (
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
