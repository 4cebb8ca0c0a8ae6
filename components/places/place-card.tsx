import { OpeningLine } from '@/components/guide/opening-note';
import { CardFoot, nameId } from '@/components/items/card-foot';
import { onCard, SaveButton } from '@/components/saved/save-button';
import { Picture } from '@/components/ui/picture';
import { routeOf } from '@/lib/content/query/items';
import type { Place } from '@/lib/content/query/places';

/** A place as a travel poster: a tall picture over its name. Its description is in its dialog. */
export function PlaceCard({ item: place }: { item: Place }) {
  // Another name in brackets has a line of its own.
  const [name, other] = place.name.split(/ (?=\()/);
  return (
    <article
      id={place.slug}
      className="poster card relative flex w-full max-w-card flex-col border border-line bg-white"
    >
      <div className="xl:min-h-[510px] flex-1 p-3 pb-0">
        <div className="overflow-hidden">
          <Picture
            image={place.image}
            sizes="600px"
            className="card-picture h-[400px] w-full object-cover"
          />
        </div>
        <div className="px-1 pt-5 text-deep">
          <h3 id={nameId(place)} className="text-2xl leading-tight">
            {name}
            {other && <span className="block">{` ${other}`}</span>}
          </h3>
          <p className="mt-2 text-base text-balance text-quiet">{place.title}</p>
        </div>
      </div>
      <div className="flex flex-col gap-1 p-4 pt-3">
        <OpeningLine route={routeOf(place)} places={[place.slug]} />
        <CardFoot item={place} />
      </div>
      <SaveButton item={place} className={`${onCard} m-3`} />
    </article>
  );
}
