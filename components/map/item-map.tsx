import { SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/all-content';
import type { ItemMapData } from '@/lib/item-types/item-view';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { MapDrawing } from './map-drawing';

/** The map of an item, as wide as a text, with its caption below it. */
export function ItemMap({ heading, map, name, text, route }: ItemMapData) {
  return (
    <section aria-labelledby={anchors.item.map} className="max-w-text">
      <SectionHeading id={anchors.item.map} heading={heading} size="part" className="mb-5" />
      <figure className="break-inside-avoid">
        <MapDrawing map={map} name={name} route={route} />
        <figcaption className="mt-4 space-y-3">
          {text && <p>{text}</p>}
          <p className="print:hidden">
            <TextLink href={routes.map}>{labels.map.enlarge}</TextLink>
          </p>
        </figcaption>
      </figure>
    </section>
  );
}
