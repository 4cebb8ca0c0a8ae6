import type { FerryRoute, Operator } from '@/lib/content/query/ferries';
import { routeOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

/** Ferry routes or operators by name, as links. */
export function NameLinks({ items }: { items: readonly (FerryRoute | Operator)[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {items.map((item) => (
        <li key={item.slug}>
          <a
            href={routeOf(item)}
            className="inline-block min-h-6 underline underline-offset-4 hover:text-lagoon"
          >
            {item.name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The ways to what holds on every ferry, and to what one does when a ship does not sail. */
export function FerryLinks() {
  const links = [
    { text: labels.tripExport.ferries, href: `${routes.ferries}#every-ferry` },
    { text: labels.ferryCancelled, href: routes.ferryCancelled },
    { text: pages.before.banner.heading, href: routes.before },
  ];
  return (
    <nav aria-label={labels.goesWith} className="no-print w-full space-y-3">
      <h2 className="text-2xl">{labels.goesWith}</h2>
      <ul className="border-t border-line">
        {links.map(({ text, href }) => (
          <li key={href} className="border-b border-line">
            <a href={href} className="block py-2.5 font-semibold text-lagoon">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
