import { itemsOfType, routeOf } from '@/lib/content/query/items';

const linkedTypes = ['package', 'beach', 'service'] as const;

/** A text in which the names of packages, beaches and services (“Andaman Escapade”) are links to their pages. */
export function LinkedNames({ text }: { text: string }) {
  return text.split(/(?<=“)([^”]+)(?=”)/).map((part) => {
    const item = linkedTypes.flatMap((type) => itemsOfType(type)).find(({ name }) => name === part);
    if (!item) return part;
    return (
      <a key={part} href={routeOf(item)} className="underline underline-offset-4">
        {part}
      </a>
    );
  });
}
