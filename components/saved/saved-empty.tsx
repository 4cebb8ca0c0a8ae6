import { Icon } from '@/components/ui/icon';
import { NextLinks } from '@/components/ui/next-links';
import { Picture } from '@/components/ui/picture';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

const { banner, empty } = pages.saved;

/** What an empty list says: how something comes onto it, and where to find that. */
export function SavedEmpty() {
  // The name of the button that saves an item stands as on a card: behind its sign.
  const [before, after] = empty.text.split(labels.save, 2);
  return (
    <div className="saved-empty grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="lg:self-center">
        <h2 className="text-section">{empty.heading}</h2>
        <p className="mt-4 text-lead text-quiet">
          {before}
          <span className="font-semibold whitespace-nowrap text-deep">
            <Icon name="bookmark" className="mr-1 inline size-5 align-[-0.2em]" />
            {labels.save}
          </span>
          {after}
        </p>
        <SaveableLinks />
      </div>
      {/* It is under the words or beside them, and has the room that they leave. */}
      <Picture
        image={banner.image}
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="h-0 min-h-full w-full object-cover"
      />
    </div>
  );
}

/** Where there is something to save. */
export function SaveableLinks() {
  return (
    <NextLinks
      links={[...empty.links, { label: labels.compareTrips, href: routes.compare }]}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] md:flex"
    />
  );
}
