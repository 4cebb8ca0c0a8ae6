import { SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/content';
import type { ItemMapData } from '@/lib/item-types/item-view';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { MapDrawing } from './map-drawing';

/** The map of an item, with a caption beside it if there is room, otherwise below it. */
export function ItemMap({ heading, map, name, text, route }: ItemMapData) {
  return (
    <section aria-labelledby={anchors.item.map} className="@container">
      <SectionHeading id={anchors.item.map} heading={heading} size="part" className="mb-5" />
      <figure
        className={`grid break-inside-avoid items-start gap-x-8 gap-y-4 ${text ? '@2xl:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]' : '@2xl:max-w-96'}`}
      >
        <MapDrawing map={map} name={name} route={route} />
        <figcaption className="space-y-3">
          {text && <p>{text}</p>}
          <p className="print:hidden">
            <TextLink href={routes.map}>{labels.map.whole}</TextLink>
          </p>
        </figcaption>
      </figure>
    </section>
  );
}
