import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import {
  type Content,
  collections,
  leisureCollections,
  placeCollections,
  type RawContent,
} from '../collections';
import { entriesOf } from './entries';

type Opening = Content['openings'][number];

/** What an opening can be about: its name, and the places where it is. */
type Subject = { name: string; places: string[] };

/**
 * Checks that each opening is shown as that of an item only where it is about this item alone: at the same
 * place and under the same name. Boats are about the item to which they go.
 * @param content the valid entries; invalid ones are left out
 * @param raw all entries: what is said of an invalid one is enough
 */
export function checkSubjects(content: Partial<Content>, raw: RawContent): ContentIssue[] {
  const subjects = subjectsIn(content);
  const invalid = [...placeCollections, ...leisureCollections]
    .flatMap((list) => entriesOf(raw, list).map(({ slug }) => `${collections[list].under}/${slug}`))
    .filter((address) => !subjects.has(address));
  const openings = content.openings ?? [];
  return openings.flatMap((one) => {
    const { subject, name, shownOn } = one;
    if (subject === undefined || invalid.includes(subject)) return [];
    const first = openings.find((other) => other.subject === subject);
    const problem = shownOn.includes(subject)
      ? `has "${subject}" as its subject and in shownOn`
      : first !== one
        ? `"${subject}" is the subject of ${first?.slug} already`
        : problemOf(one, subjects.get(subject), content);
    const expected = `the page about ${name} alone; a page about more goes into shownOn`;
    return problem ? issueAt('openings', one, 'subject', { problem, expected }) : [];
  });
}

function problemOf(
  { subject, name, place, boats }: Opening,
  item: Subject | undefined,
  { spellings = [] }: Partial<Content>,
): string | undefined {
  if (!item) return `"${subject}" is no place, beach, sport or sight`;
  if (!item.places.includes(place)) {
    return `"${subject}" is at ${item.places.join(', ') || 'no place'}, not at ${place}`;
  }
  const own = name.toLowerCase();
  const usual = spellings
    .filter(({ others }) => others.includes(item.name))
    .map((one) => one.usual);
  const names = [item.name, ...usual].map((one) => one.toLowerCase());
  const isSame = names.some((one) => (boats ? own.endsWith(one) : own === one));
  return isSame ? undefined : `"${subject}" is about ${item.name}, not about ${name}`;
}

/** All places, beaches, sports and sights, by their addresses. */
function subjectsIn(content: Partial<Content>): Map<string, Subject> {
  const places = placeCollections.flatMap((list) =>
    (content[list] ?? []).map(({ slug, name }) => ({ list, slug, name, places: [slug] })),
  );
  const others = leisureCollections.flatMap((list) =>
    (content[list] ?? []).map(({ slug, name, places }) => ({ list, slug, name, places })),
  );
  return new Map(
    [...places, ...others].map(({ list, slug, ...rest }) => [
      `${collections[list].under}/${slug}`,
      rest,
    ]),
  );
}
