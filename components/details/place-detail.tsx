import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import type { Destination } from '@/lib/content/destinations';
import { labels } from '@/lib/content/site';

/** The story of a place and what one does there. A place without activities has no such list. */
export function PlaceDetail({ place }: { place: Destination }) {
  return (
    <>
      <Paragraphs texts={place.history} />
      {place.activities.length > 0 && (
        <div>
          <h4 className="font-serif text-xl">{labels.thingsToDo}</h4>
          <ul className="mt-3 space-y-6">
            {place.activities.map(({ name, description, image }) => (
              <li key={name}>
                <Picture
                  image={image}
                  sizes="(min-width: 768px) 479px, calc(100vw - 72px)"
                  className="aspect-3/2 w-full object-cover"
                />
                <h5 className="mt-3 font-semibold">{name}</h5>
                <p className="mt-1">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p>{place.closing}</p>
    </>
  );
}
