import { checkOpenings } from './check-openings';
import { checkSubjects } from './check-subjects';
import type { Content, RawContent } from './collections';
import { addressesOf, checkNames, entriesOf, fault, place } from './entries';
import type { Fault } from './fault';
import { spotsOf } from './relations';

const office = 'an office in content/authorities.ts';
const page = 'the address of a page';
const block = 'a block of content/advice.ts';
const group = 'one of the adviceGroups in content/advice.ts';
const sight = 'in content/opening.ts';
const seeable = 'a place of content/destinations.ts or a sight of content/opening.ts';
const crossing = 'a crossing in content/cruise.ts';

/**
 * Checks what helps a traveller to plan: that opening days, advice, questions and services refer to
 * things that exist, and that itineraries find open doors.
 * @param content the valid entries; invalid ones are left out
 * @param raw all entries: a reference to an invalid entry is not a fault itself
 */
export function checkPlanning(content: Partial<Content>, raw: RawContent): Fault[] {
  const seen = entriesOf(raw, 'topPlaces', 'offbeatPlaces', 'openings').map(({ slug }) => slug);
  const offices = entriesOf(raw, 'authorities').map(({ id }) => id);
  // A hidden page takes the links to it with it.
  const pages = addressesOf(raw, (items) => items);
  return [
    ...(content.openings ?? []).flatMap((one) => [
      ...checkNames('openings', one, 'place', one.place, spotsOf(raw), place),
      ...checkNames('openings', one, 'authority', one.authority, offices, office),
    ]),
    ...(['advice', 'ferryCancelled'] as const).flatMap((name) =>
      (content[name] ?? []).flatMap((one) => [
        ...checkNames(name, one, 'authorities', one.authorities, offices, office),
        ...checkNames(name, one, 'readMore', one.readMore, offices, office),
      ]),
    ),
    ...checkGroups(content, raw),
    ...checkNames('help', undefined, 'authorities', content.help?.authorities, offices, office),
    ...checkNames('seasons', undefined, 'authority', content.seasons?.authority, offices, office),
    ...(['services', 'activityPages'] as const).flatMap((name) =>
      (content[name] ?? []).flatMap((one) =>
        checkNames(name, one, 'related', one.related, pages, page),
      ),
    ),
    ...(content.coverage?.rows ?? []).flatMap(({ goesTo }, index) =>
      checkNames('coverage', undefined, `rows[${index + 1}].goesTo`, goesTo, seen, seeable),
    ),
    ...checkQuestions(content, raw),
    ...checkSubjects(content, raw),
    ...checkOpenings(content, raw),
  ];
}

/** Each block is in a group that exists, and no group has the address of a block. */
function checkGroups(
  { advice = [], adviceGroups = [] }: Partial<Content>,
  raw: RawContent,
): Fault[] {
  const groups = entriesOf(raw, 'adviceGroups').map(({ id }) => id);
  const blocks = advice.map(({ id }) => id);
  return [
    ...advice.flatMap((one) => checkNames('advice', one, 'group', one.group, groups, group)),
    ...adviceGroups.flatMap((one) =>
      [...blocks, 'help'].includes(one.id)
        ? fault('adviceGroups', one, 'id', {
            problem: `"${one.id}" is the id of a part of the page already`,
            expected: 'an id that no block has, and not help',
          })
        : [],
    ),
  ];
}

function checkQuestions(content: Partial<Content>, raw: RawContent): Fault[] {
  const slugs = (...lists: Parameters<typeof entriesOf>[1][]) =>
    entriesOf(raw, ...lists).map(({ slug, id }) => slug ?? id);
  return (content.questions ?? []).flatMap((group) =>
    group.questions.flatMap(({ crossings, openings, advice }, index) => {
      const field = `questions[${index + 1}]`;
      const routes = slugs('ferryRoutes');
      return [
        ...checkNames('questions', group, `${field}.crossings`, crossings, routes, crossing),
        ...checkNames('questions', group, `${field}.openings`, openings, slugs('openings'), sight),
        ...checkNames('questions', group, `${field}.advice`, advice, slugs('advice'), block),
      ];
    }),
  );
}
