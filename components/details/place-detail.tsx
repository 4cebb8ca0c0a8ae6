import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import type { Destination } from '@/lib/content/destinations';
import { labels } from '@/lib/content/site';

/** The story of a place and what one does there. A place without activities has no such list. */
export function PlaceDetail({ place, level = 'h4' }: { place: Destination; level?: 'h2' | 'h4' }) {
  const Heading = level;
  const Name = level === 'h2' ? 'h3' : 'h5';
  return (
    <>
      <Paragraphs texts={place.history} />
      {place.activities.length > 0 && (
        <div>
          <Heading className={level === 'h2' ? 'text-3xl' : 'text-xl'}>{labels.thingsToDo}</Heading>
          <ul className="mt-3 space-y-6">
            {place.activities.map(({ name, description, image }) => (
              <li key={name}>
                <Picture
                  image={image}
                  sizes="(min-width: 768px) 479px, calc(100vw - 72px)"
                  className="aspect-3/2 w-full object-cover"
                />
                <Name className="mt-3 font-sans text-base font-semibold">{name}</Name>
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
