import { itemsOfType, routeOf } from '@/lib/content/query/items';

/** A text in which the names of packages and beaches, such as “Andaman Escapade”, are links to their pages. */
export function LinkedNames({ text }: { text: string }) {
  return text.split(/(?<=“)([^”]+)(?=”)/).map((part) => {
    const item = [...itemsOfType('package'), ...itemsOfType('beach')].find(
      ({ name }) => name === part,
    );
    if (!item) return part;
    return (
      <a key={part} href={routeOf(item)} className="underline underline-offset-4">
        {part}
      </a>
    );
  });
}
