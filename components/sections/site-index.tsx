import { getEntries } from '@/components/kinds/entries';
import { sitePage, trailOf } from '@/components/kinds/site-pages';
import { More } from '@/components/ui/more';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/lib/content/site';
import type { Entry } from '@/lib/find/entry';
import { byLetter } from '@/lib/find/letters';
import { Find } from './find';

const { list, letters, digits, see, kinds } = pages.search;

/** What has a sentence for its name: nobody looks for it under its first letter. */
const sentences: readonly string[] = [
  ...[kinds.package, kinds.post, kinds.question],
  ...[kinds.term, kinds.advice, kinds.opening],
];

/** Everything that the site has: names from A to Z, the rest by page, and the search above. */
export function SiteIndex() {
  const entries = getEntries();
  const named = entries.filter(({ kind }) => !sentences.includes(kind));
  const groups = byLetter(linesOf(named), digits);
  const rest = entries.filter((entry) => !named.includes(entry));
  const routes = [...new Set(rest.map(pageOf))];
  return (
    <Section labelledBy="a-to-z" close>
      <Find />
      <SectionHeading id="a-to-z" {...list} />
      <nav aria-label={letters} className="no-print mt-6 mb-4 flex flex-wrap">
        {groups.map(({ id, letter }) => (
          <a key={id} href={`#${id}`} className="grid size-10 place-items-center hover:bg-sand">
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ id, letter, lines }) => (
        <section key={id} aria-labelledby={id} className="flex border-t border-line py-3">
          <h3 id={id} className="size-10 flex-none text-2xl text-lagoon">
            {letter}
          </h3>
          <ul className="flex-1 columns-2 gap-x-5 lg:columns-3">
            {lines.map(({ name, href, note }) => (
              <li key={href + name} className="break-inside-avoid">
                <a href={href} className="block py-1.5 text-base leading-snug hover:text-lagoon">
                  {name} {note && <span className="text-sm text-quiet">{note}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {routes.map((route) => (
        <Rest key={route} route={route} lines={rest.filter((one) => pageOf(one) === route)} />
      ))}
    </Section>
  );
}

/** What one page has: the items of its list, or its parts. */
function Rest({ route, lines }: { route: string; lines: readonly Entry[] }) {
  const id = `on${route.replace('/', '-')}`;
  const name = trailOf(sitePage(route)).at(-1)?.name;
  return (
    <section aria-labelledby={id} className="border-t border-line py-1 lg:pt-8">
      <h3 id={id} className="text-2xl">
        {name}
      </h3>
      <More
        text={
          <>
            {name} <span className="text-sm font-normal text-quiet">{lines.length}</span>
          </>
        }
      >
        <ul className="side-links gap-x-10 mb-4 sm:columns-2 lg:columns-3">
          {lines.map(({ name, href }) => (
            <li key={href} className="break-inside-avoid">
              <a href={href}>{name}</a>
            </li>
          ))}
        </ul>
      </More>
    </section>
  );
}

/** The page that an entry is on: that of the list which it is in, or which has its anchor. */
function pageOf({ href }: Entry): string {
  return href.replace(/[#/][^#/]+$/, '');
}

/**
 * Each entry, and each of its other names with the one that the site uses. Its kind is told where
 * another has the same name.
 */
function linesOf(entries: readonly Entry[]) {
  const isShared = (name: string) => entries.filter((one) => one.name === name).length > 1;
  return entries.flatMap(({ name, href, kind, also = [] }) => [
    { name, href, note: isShared(name) ? kind : '' },
    ...also.map((other) => ({
      name: other,
      href,
      note: see.replace('{name}', () => name.replace(/ \(.*\)/, '')),
    })),
  ]);
}
