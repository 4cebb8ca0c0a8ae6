import './site-index.css';
import { getEntries } from '@/components/kinds/entries';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { pages } from '@/lib/content/site';
import type { Entry } from '@/lib/find/entry';
import { byLetter } from '@/lib/find/letters';
import { sitePage, trailOf } from '@/lib/seo/site-pages';
import { Found } from './found';
import { SiteLetters } from './site-letters';

const { list, rest: restHeading, letters, digits, see, kinds } = pages.search;

/** What has a sentence for its name: nobody looks for it under its first letter. */
const sentences: readonly string[] = [
  ...[kinds.package, kinds.post, kinds.question],
  ...[kinds.term, kinds.advice, kinds.ferryCancelled, kinds.opening],
];

/** What is found, and everything that the site has: names from A to Z, the rest by page. */
export function SiteIndex() {
  const entries = getEntries();
  const named = entries.filter(({ kind }) => !sentences.includes(kind));
  const groups = byLetter(linesOf(named), digits);
  const rest = entries.filter((entry) => !named.includes(entry));
  const routes = [...new Set(rest.map(pageOf))];
  return (
    <Section labelledBy="a-to-z" close>
      <Found />
      <p className="text-label font-semibold text-lagoon uppercase">{list.label}</p>
      <h2 id="a-to-z" className="mt-3 text-3xl">
        {list.heading}
      </h2>
      <nav aria-label={letters} className="no-print letter-bar mt-6 mb-4">
        {groups.map(({ id, letter }) => (
          <a key={id} href={`#${id}`} className="grid size-11 place-items-center hover:bg-sand">
            {letter}
          </a>
        ))}
      </nav>
      <SiteLetters groups={groups} />
      <section
        aria-labelledby="by-page"
        className="by-page mt-12 lg:grid lg:grid-cols-3 lg:gap-x-12"
      >
        <h2 id="by-page" className="mb-4 text-3xl">
          {restHeading}
        </h2>
        <div className="border-t border-line lg:col-span-2">
          {routes.map((route) => (
            <Rest key={route} route={route} lines={rest.filter((one) => pageOf(one) === route)} />
          ))}
        </div>
      </section>
    </Section>
  );
}

/** What one page has: the items of its list, or its parts. */
function Rest({ route, lines }: { route: string; lines: readonly Entry[] }) {
  return (
    <details className="border-b border-line">
      <summary>
        <h3 className="text-xl">
          {trailOf(sitePage(route)).at(-1)?.name}{' '}
          <span className="text-sm font-normal text-quiet">{lines.length}</span>
        </h3>
        <Icon name="plus" className="size-5 flex-none in-open:rotate-45" />
      </summary>
      <ul className="side-links gap-x-10 mb-4 sm:columns-2">
        {lines.map(({ name, href }) => (
          <li key={href} className="break-inside-avoid">
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The page that an entry is on: that of the list which it is in, or which has its anchor. */
function pageOf({ href }: Entry): string {
  return href.replace(/[#/][^#/]+$/, '');
}

/** The letters of a name: names that differ in nothing else would stand side by side. */
const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** The same without an ending: Sea Walk and Sea Walking are one thing. */
const stem = (name: string) => bare(name).replace(/ing$/, '');

/**
 * Each entry, and each of its other names with the one that the site uses. Its kind is told where
 * another has the same name, or nearly.
 */
function linesOf(entries: readonly Entry[]) {
  const isShared = (name: string) =>
    entries.filter((one) => stem(one.name) === stem(name)).length > 1;
  return entries.flatMap(({ name, href, kind, also = [] }) => [
    { name, href, note: isShared(name) ? kind : '' },
    ...also
      .filter((other) => bare(other) !== bare(name))
      .map((other) => ({
        name: other,
        href,
        note: see.replace('{name}', () => name.replace(/ \(.*\)/, '')),
      })),
  ]);
}
