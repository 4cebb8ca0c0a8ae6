import { itemsOf, routeOf } from '@/lib/content/query/items';

/** A text in which the name of each package or beach, such as “Andaman Escapade”, is a link to its page. */
export function PackageLinks({ text }: { text: string }) {
  return text.split(/(?<=“)([^”]+)(?=”)/).map((part) => {
    const item = [...itemsOf('package'), ...itemsOf('beach')].find(({ name }) => name === part);
    if (!item) return part;
    return (
      <a key={part} href={routeOf(item)} className="underline underline-offset-4">
        {part}
      </a>
    );
  });
}
