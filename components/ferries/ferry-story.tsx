import { leadStyle } from '@/components/ui/lead-style';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { FerryRoute, Operator } from '@/lib/content/query/cruise';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

type Props = { item: FerryRoute | Operator };

/** What a ferry route or an operator is like. */
export function FerryStory({ item: { description, details } }: Props) {
  return (
    <>
      <p className={leadStyle}>{description}</p>
      <Paragraphs texts={details} />
    </>
  );
}

/** The ways to what holds on every ferry, and to what one does when a ship does not sail. */
export function FerryLinks() {
  return (
    <nav aria-label={labels.goesWith} className="no-print space-y-3">
      <h2 className="text-2xl">{labels.goesWith}</h2>
      <ul className="grid gap-x-8 border-t border-line sm:max-md:grid-cols-2">
        {[
          { text: labels.tripExport.ferries, href: `${routes.cruise}#every-ferry` },
          { text: labels.ferryCancelled, href: routes.ferryCancelled },
          { text: pages.before.banner.heading, href: routes.before },
        ].map(({ text, href }) => (
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
