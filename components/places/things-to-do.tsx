import { Picture } from '@/components/ui/picture';
import type { Place } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';

/**
 * What to do at a place: two things in two columns; of others the first is large, with its words beside the
 * picture, and the rest stands below in two columns, or in three if that leaves no gap. One that is left over
 * has its words beside it, too.
 */
export function ThingsToDo({ item: { activities } }: { item: Place }) {
  if (activities.length === 0) return null;
  // Two stand side by side.
  const first = activities.length === 2 ? undefined : activities[0];
  const others = first ? activities.slice(1) : activities;
  const inThree = others.length % 3 === 0;
  const isOdd = !inThree && others.length % 2 === 1;
  return (
    <>
      <h2 id="things-to-do" className="text-3xl md:text-4xl">
        {labels.thingsToDo}
      </h2>
      {first && (
        <div className="mt-8 grid items-center gap-x-10 gap-y-5 lg:grid-cols-[2fr_1fr]">
          <Picture
            image={first.image}
            sizes="(min-width: 1280px) 784px, (min-width: 1024px) 62vw, calc(100vw - 40px)"
            className="aspect-3/2 w-full object-cover lg:aspect-16/9"
          />
          <Words {...first} />
        </div>
      )}
      {others.length > 0 && (
        <ul
          className={`${first ? 'mt-12' : 'mt-8'} grid gap-x-8 gap-y-12 sm:grid-cols-2 ${inThree ? 'lg:grid-cols-3' : ''}`}
        >
          {others.map(({ image, ...words }, index) => (
            <li
              key={words.name}
              className={`flex flex-col gap-4 ${isOdd && index === others.length - 1 ? 'sm:col-span-2 sm:grid sm:grid-cols-2 sm:items-center sm:gap-x-8' : ''}`}
            >
              <Picture
                image={image}
                sizes="(min-width: 1024px) 592px, (min-width: 640px) 50vw, calc(100vw - 40px)"
                className="aspect-3/2 w-full object-cover"
              />
              <Words {...words} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Words({ name, description }: { name: string; description: string }) {
  return (
    <div className="max-w-text">
      <h3 className="text-card">{name}</h3>
      <p className="mt-2">{description}</p>
    </div>
  );
}
