import { type Content, collections, placedCollections, type RawContent } from './collections';
import { addressesOf, checkNames, fault } from './entries';
import type { Fault } from './fault';

type Opening = Content['openings'][number];

/** What an opening can be about: its address, its names, and the places where it is. */
type Subject = { route: string; name: string; places: string[] };

/**
 * Checks that each opening is shown on pages that exist, and as that of an item only where it is about
 * this item: at the same place and under the same name. Boats are about the item to which they go.
 * @param content the valid entries; invalid ones are left out
 * @param raw all entries: a reference to an invalid entry is not a fault itself
 */
export function checkSubjects(content: Partial<Content>, raw: RawContent): Fault[] {
  // A hidden page takes what it shows with it.
  const pages = addressesOf(raw, (items) => items);
  const page = 'the address of a page';
  const openings = content.openings ?? [];
  return openings.flatMap((one) => [
    ...checkNames('openings', one, 'subject', one.subject, pages, page),
    ...checkNames('openings', one, 'shownOn', one.shownOn, pages, page),
    ...(one.subject && pages.includes(one.subject) ? checkSubject(one, content) : []),
    ...checkTwice(one, openings),
  ]);
}

function checkSubject(opening: Opening, content: Partial<Content>): Fault[] {
  const { subject, name, place, boats } = opening;
  const told = (problem: string) =>
    fault('openings', opening, 'subject', {
      problem,
      expected: `the page about ${name} alone; a page about more goes into shownOn`,
    });
  const item = subjectsOf(content).find(({ route }) => route === subject);
  if (!item) return [told(`"${subject}" is no place, beach, sport or sight`)];
  if (!item.places.includes(place)) {
    return [told(`"${subject}" is at ${item.places.join(', ') || 'no place'}, not at ${place}`)];
  }
  const own = name.toLowerCase();
  const names = namesOf(item.name, content);
  const isSame = names.some((one) => (boats ? own.endsWith(one) : own === one));
  return isSame ? [] : [told(`"${subject}" is about ${item.name}, not about ${name}`)];
}

/** One item has one opening of its own, and is not told of it twice. */
function checkTwice(opening: Opening, all: readonly Opening[]): Fault[] {
  const { subject, shownOn } = opening;
  const told = (field: string, problem: string) =>
    fault('openings', opening, field, { problem, expected: 'each page once' });
  if (subject === undefined) return [];
  const first = all.find((one) => one.subject === subject);
  return [
    ...(shownOn.includes(subject)
      ? [told('shownOn', `has "${subject}", which is its subject`)]
      : []),
    ...(first && first !== opening
      ? [told('subject', `"${subject}" is the subject of ${first.slug} already`)]
      : []),
  ];
}

function subjectsOf(content: Partial<Content>): Subject[] {
  const places = (['topPlaces', 'offbeatPlaces'] as const).flatMap((list) =>
    (content[list] ?? []).map(({ slug, name }) => ({ list, slug, name, places: [slug] })),
  );
  const leisure = placedCollections.flatMap((list) =>
    (content[list] ?? []).map(({ slug, name, places }) => ({ list, slug, name, places })),
  );
  return [...places, ...leisure].map(({ list, slug, ...rest }) => ({
    route: `${collections[list].under}/${slug}`,
    ...rest,
  }));
}

/** A name in small letters, as it stands and in the usual spelling. */
function namesOf(name: string, { spellings = [] }: Partial<Content>): string[] {
  const usual = spellings.filter(({ others }) => others.includes(name)).map((one) => one.usual);
  return [name, ...usual].map((one) => one.toLowerCase());
}
