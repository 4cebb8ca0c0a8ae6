import { itemsOf, routeOf } from '@/lib/content/query/items';

/** A text in which the name of each package, such as “Andaman Escapade”, is a link to its page. */
export function TripLinks({ text }: { text: string }) {
  return text.split(/(?<=“)([^”]+)(?=”)/).map((part) => {
    const trip = itemsOf('package').find(({ name }) => name === part);
    if (!trip) return part;
    return (
      <a key={part} href={routeOf(trip)} className="underline underline-offset-4">
        {part}
      </a>
    );
  });
}
