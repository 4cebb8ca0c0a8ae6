import { getEntries } from '@/components/kinds/entries';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/lib/content/site';
import { byLetter } from '@/lib/find/letters';
import { Find } from './find';

const { list, letters, digits, see, kinds } = pages.search;

/** What needs a line to be recognised. The others say it in their names, and all lines would not fit. */
const lined: readonly string[] = [
  ...[kinds.place, kinds.beach, kinds.sight, kinds.sport, kinds.operator, kinds.crossing],
  ...[kinds.service, kinds.activity, kinds.term],
];

type Line = { name: string; href: string; note: string; line?: string | undefined };

/** Everything that the site has from A to Z, with the search above it. */
export function SiteIndex() {
  const groups = byLetter(linesOf(), digits);
  return (
    <Section labelledBy="a-to-z" close>
      <Find />
      <SectionHeading id="a-to-z" {...list} />
      <nav aria-label={letters} className="mt-6 flex flex-wrap gap-x-1">
        {groups.map(({ id, letter }) => (
          <a key={id} href={`#${id}`} className="grid size-11 place-items-center hover:bg-sand">
            {letter}
          </a>
        ))}
      </nav>
      {groups.map(({ id, letter, lines }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id} className="mt-10 text-3xl">
            {letter}
          </h3>
          <ul className="side-links gap-x-10 sm:columns-2 lg:columns-3">
            {lines.map(({ name, href, note, line }) => (
              <li key={href + name} className="break-inside-avoid">
                <a href={href}>
                  {name} <span className="text-sm text-quiet">{note}</span>
                  {line && <span className="block text-base text-quiet">{line}</span>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}

/** Each entry with its kind, and each of its other names with the one that the site uses. */
function linesOf(): Line[] {
  return getEntries().flatMap(({ name, href, kind, line, also = [] }) => [
    { name, href, note: kind, line: lined.includes(kind) ? line : undefined },
    ...also.map((other) => ({ name: other, href, note: see.replace('{name}', () => name) })),
  ]);
}
