import type { Place as Drawn } from '@/components/kinds/kind';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import type { Place } from '@/lib/content/places';
import { labels } from '@/lib/content/site';

/** The story of a place and its activities. A place without activities has no such list. */
export function PlaceBody({ item, on }: { item: Place; on: Drawn }) {
  const [Heading, Name] = on === 'page' ? (['h2', 'h3'] as const) : (['h4', 'h5'] as const);
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      <Paragraphs texts={item.history} />
      {item.activities.length > 0 && (
        <div>
          <Heading className={on === 'page' ? 'text-3xl' : 'text-xl'}>{labels.thingsToDo}</Heading>
          <ul className="mt-3 space-y-6">
            {item.activities.map(({ name, description, image }) => (
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
      <p>{item.closing}</p>
    </>
  );
}
