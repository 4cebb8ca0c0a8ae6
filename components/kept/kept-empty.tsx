import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { WaysOn } from '@/components/ui/ways-on';
import { labels, pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';

const { banner, empty } = pages.kept;

/** What an empty list says: how something comes onto it, and where to find that. */
export function KeptEmpty() {
  return (
    <div className="kept-empty">
      <div>
        <h2 className="text-section">{empty.heading}</h2>
        <p className="mt-4 max-w-prose text-lead text-quiet">
          <WithSign text={empty.text} />
        </p>
        <KeepableLinks />
      </div>
      <Picture
        image={banner.image}
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="size-full object-cover"
      />
    </div>
  );
}

/** Shows the name of the Keep button as it stands on a card: behind its sign. */
function WithSign({ text }: { text: string }) {
  const [before, ...after] = text.split(labels.keep);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <span className="font-semibold whitespace-nowrap text-deep">
        <Icon name="bookmark" className="kept-sign size-5" />
        {labels.keep}
      </span>
      {after.join(labels.keep)}
    </>
  );
}

/** Where there is something to keep. */
export function KeepableLinks() {
  return (
    <WaysOn
      links={[...empty.links, { label: labels.compareTrips, href: routes.compare }]}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] md:flex"
    />
  );
}
