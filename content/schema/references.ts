import { z } from 'zod';
import { internalLink, list, optionalList } from './fields';

/** The targets of references, in words for editors. lib/content/check/check-references.ts checks that they exist. */
export const targets = {
  activity: 'an activity in content/activities.ts',
  author: 'an author in content/authors.ts',
  authority: 'an authority in content/authorities.ts',
  extra: 'an extra in content/extras.ts',
  ferryRoute: 'a ferry route in content/ferries.ts',
  guideGroup: 'a group in content/guide.ts',
  harbour: 'a harbour in content/ferries.ts',
  hotelClass: 'a class of hotels in content/hotels.ts',
  openingHours: 'an entry of content/opening-hours.ts',
  package: 'a package in content/packages.ts',
  page: 'the address of a page',
  person: 'a person in content/people.ts',
  place: 'a place in content/places.ts',
  placeOrTown: 'a place or the town in content/places.ts',
  schedule: 'a link in content/schedules.ts',
  stop: 'a stop in content/map.ts',
  testimonial: 'a testimonial in content/home.ts',
  leg: 'a leg in content/map.ts',
};

export type Target = keyof typeof targets;

/** Lists targets in words: a place in content/places.ts or a stop in content/map.ts */
export const targetsInWords = (names: readonly Target[]) =>
  names.map((name) => targets[name]).join(' or ');

declare module 'zod' {
  interface GlobalMeta {
    targets?: readonly Target[];
  }
}

/** Marks a field as a reference to an entry of one of these kinds, by slug, id or name. */
export const asReference = <T extends z.ZodType>(field: T, ...targets: Target[]): T =>
  field.meta({ targets });

/** A reference to an entry of one of these kinds, by slug, id or name. */
export const reference = (...names: Target[]) =>
  asReference(z.string().describe(`the slug, id or name of ${targetsInWords(names)}`), ...names);

/** A list of references. */
export const references = (name: Target, min: number, max: number, what: string) =>
  list(reference(name), min, max).describe(describeList(name, min, max, what));

/** An optional list of references, which must not be empty. */
export const optionalReferences = (name: Target, max: number, what: string) =>
  optionalList(reference(name), max).describe(
    `${describeList(name, 1, max, what)}; delete the line if there are none`,
  );

const describeList = (name: Target, min: number, max: number, what: string) =>
  `${what}: ${min} to ${max} slugs or ids, each that of ${targets[name]}`;

/** The address of a page of the site. */
export const pageAddress = asReference(internalLink, 'page');
