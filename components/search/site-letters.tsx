import { Disclosure } from '@/components/ui/disclosure';
import { pages } from '@/lib/content/query/site';
import { shortName } from '@/lib/content/short-name';
import { byLetter } from '@/lib/search/by-letter';
import type { SearchRecord } from '@/lib/search/search-record';
import { splitWords } from '@/lib/search/words';
import { fillIn } from '@/lib/text/fill-in';

const { letters, digits, see } = pages.search;

/** Names from A to Z: a bar of letters, and the names under each. */
export function SiteLetters({ records }: { records: readonly SearchRecord[] }) {
  const groups = byLetter(indexEntriesOf(records), digits);
  return (
    <>
      <nav aria-label={letters} className="no-print letter-bar mt-6 mb-4">
        {groups.map(({ id, letter }) => (
          <a key={id} href={`#${id}`} className="grid size-11 place-items-center hover:bg-sand">
            {letter}
          </a>
        ))}
      </nav>
      <div className="letters gap-x-12 md:columns-2 lg:columns-3">
        {groups.map(({ id, letter, lines }) => (
          <section
            key={id}
            aria-labelledby={id}
            className="break-inside-avoid border-line sm:border-t lg:py-3"
          >
            <h3 id={id} className="float-left text-2xl leading-11 text-lagoon lg:leading-9">
              {letter}
            </h3>
            <Disclosure text={<FoldedLetter letter={letter} lines={lines} />} expandedOnTablets>
              <ul className="ml-10">
                {lines.map(({ name, href, note }) => (
                  <li key={href + name} className="break-inside-avoid">
                    <a
                      href={href}
                      className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 text-base hover:text-lagoon sm:block lg:py-1.5"
                    >
                      {name}{' '}
                      {note && <span className="inline-block text-sm text-quiet">{note}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </section>
        ))}
      </div>
    </>
  );
}

/** What phones have of a letter until it is opened: its first names, which the styles write (site-index.css). */
function FoldedLetter({ letter, lines }: { letter: string; lines: readonly { name: string }[] }) {
  const names = [...new Set(lines.map(({ name }) => name))].join(', ');
  return (
    <>
      <span className="text-2xl text-lagoon">{letter}</span>
      <span data-names={names} className="letter-names flex-1" />
    </>
  );
}

/**
 * Each record, and each of its other names with the one that the site uses. Its kind is told where
 * another has the same name, or nearly.
 */
function indexEntriesOf(records: readonly SearchRecord[]) {
  const isShared = (name: string) =>
    records.filter((one) => normalizeName(one.name) === normalizeName(name)).length > 1;
  return records.flatMap(({ name, href, kind, also = [] }) => [
    { name, href, note: isShared(name) ? kind : '' },
    ...also
      .filter((other) => normalizeName(other) !== normalizeName(name))
      .map((other) => ({
        name: other,
        href,
        note: fillIn(see, { name: shortName(name) }),
      })),
  ]);
}

/** What is alike in names that would stand side by side: Sea Walk and Sea Walking are one thing. */
function normalizeName(name: string): string {
  return splitWords(name).join('').replace(/ing$/, '');
}
