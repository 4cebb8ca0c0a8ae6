import { z } from 'zod';
import { companySchema, personSchema, sampleReplySchema } from '@/content/schema/company';
import * as ferry from '@/content/schema/ferry';
import { shortText } from '@/content/schema/fields';
import { formsSchema } from '@/content/schema/form';
import * as guide from '@/content/schema/guide';
import { extraSchema, hotelsSchema } from '@/content/schema/hotels-and-extras';
import {
  authoritySchema,
  openingHoursSchema,
  seasonsSchema,
} from '@/content/schema/hours-and-seasons';
import {
  flagshipPackageSchema,
  packageSchema,
  priceBandsSchema,
  samplePlanSchema,
  suggestionsSchema,
} from '@/content/schema/package';
import * as page from '@/content/schema/page';
import * as place from '@/content/schema/place';
import { authorSchema, postSchema } from '@/content/schema/post';
import { coverageSchema, termsSchema } from '@/content/schema/terms';
import type * as files from '@/lib/content-files';
import { routes } from '@/lib/routes/routes';

const listOf = <T extends z.ZodType>(schema: T) =>
  z.array(schema).min(1).describe('a list of at least one entry');

/** A list that may be empty. */
const optionalListOf = <T extends z.ZodType>(schema: T, max: number) =>
  z.array(schema).max(max).describe(`a list of ${max} at most; [] for none`);

/**
 * Defines messages, which are words of the interface. Their type comes from their file, so the type checker finds code
 * that uses a missing one.
 * @param schema the schema of everything else in the object
 */
const defineMessages = <Messages extends object>(
  file: string,
  schema: z.ZodType = z.looseObject({}),
) => ({ file, schema: schema as z.ZodType<Messages> });

/** The messages that the content check itself uses, before the type checker runs. */
const checkedLabels = z.looseObject({
  packages: z.looseObject({ duration: z.strictObject({ others: shortText, flagship: shortText }) }),
  itinerary: z.looseObject({ day: shortText }),
});

/**
 * Defines a collection of items.
 * @param parent the page that lists the items, as a key of `routes`; empty if they are at the top level
 */
const defineItems = <T extends z.ZodType, const Type extends string>(
  file: string,
  schema: T,
  type: Type,
  parent: keyof typeof routes | '',
) => ({ file, schema: listOf(schema), type, parent });

/** The collections of items: their file, schema, type (lib/item-types/) and parent page. */
export const itemDefinitions = {
  honeymoonPackages: defineItems('content/packages.ts', packageSchema, 'package', 'packages'),
  familyPackages: defineItems('content/packages.ts', packageSchema, 'package', 'packages'),
  flagshipPackages: defineItems(
    'content/packages.ts',
    flagshipPackageSchema,
    'package',
    'packages',
  ),
  topPlaces: defineItems('content/places.ts', place.placeSchema, 'place', 'places'),
  offbeatPlaces: defineItems('content/places.ts', place.placeSchema, 'place', 'places'),
  ferryOperators: defineItems(
    'content/ferries.ts',
    ferry.operatorSchema,
    'ferryOperator',
    'ferries',
  ),
  ferryRoutes: defineItems('content/ferries.ts', ferry.ferryRouteSchema, 'ferryRoute', 'ferries'),
  sports: defineItems('content/activities.ts', place.activitySchema, 'sport', 'sports'),
  beaches: defineItems('content/activities.ts', place.beachSchema, 'beach', 'sports'),
  sights: defineItems('content/activities.ts', place.activitySchema, 'sight', 'sights'),
  posts: defineItems('content/posts.ts', postSchema, 'post', 'posts'),
  services: defineItems('content/services.ts', page.serviceSchema, 'service', ''),
  leisureServices: defineItems('content/services.ts', page.serviceSchema, 'service', ''),
};

/**
 * What the content files export, with file and schema: collections, and single objects such as `company`.
 */
export const contentDefinitions = {
  ...itemDefinitions,
  suggestions: { file: 'content/packages.ts', schema: suggestionsSchema },
  priceBands: { file: 'content/packages.ts', schema: priceBandsSchema },
  town: { file: 'content/places.ts', schema: place.townSchema },
  schedules: { file: 'content/schedules.ts', schema: listOf(ferry.scheduleSchema) },
  ferryRules: { file: 'content/ferries.ts', schema: ferry.ferryRulesSchema },
  harbours: { file: 'content/ferries.ts', schema: listOf(ferry.harbourSchema) },
  stops: { file: 'content/map.ts', schema: listOf(place.stopSchema) },
  legs: { file: 'content/map.ts', schema: listOf(place.legSchema) },
  baseMaps: { file: 'content/map.ts', schema: listOf(place.baseMapSchema) },
  terms: { file: 'content/terms.ts', schema: termsSchema },
  coverage: { file: 'content/terms.ts', schema: coverageSchema },
  hotels: { file: 'content/hotels.ts', schema: hotelsSchema },
  extras: { file: 'content/extras.ts', schema: listOf(extraSchema) },
  samplePlans: { file: 'content/sample-plans.ts', schema: listOf(samplePlanSchema) },
  flights: { file: 'content/flights.ts', schema: listOf(page.flightSchema) },
  people: { file: 'content/people.ts', schema: listOf(personSchema) },
  sampleReply: { file: 'content/people.ts', schema: sampleReplySchema },
  openingHours: { file: 'content/opening-hours.ts', schema: listOf(openingHoursSchema) },
  seasons: { file: 'content/seasons.ts', schema: seasonsSchema },
  guideGroups: { file: 'content/guide.ts', schema: listOf(guide.guideGroupSchema) },
  guide: { file: 'content/guide.ts', schema: listOf(guide.groupedEntrySchema) },
  ferryCancelled: { file: 'content/ferry-cancelled.ts', schema: listOf(guide.guideEntrySchema) },
  phrases: { file: 'content/phrases.ts', schema: guide.phrasesSchema },
  emergency: { file: 'content/emergency.ts', schema: guide.emergencySchema },
  questions: { file: 'content/questions.ts', schema: listOf(guide.questionGroupSchema) },
  authorities: { file: 'content/authorities.ts', schema: listOf(authoritySchema) },
  authors: { file: 'content/authors.ts', schema: listOf(authorSchema) },
  heroSlides: { file: 'content/home.ts', schema: listOf(page.heroSlideSchema) },
  airlines: { file: 'content/home.ts', schema: listOf(page.airlineSchema) },
  counters: { file: 'content/home.ts', schema: optionalListOf(page.counterSchema, 4) },
  testimonials: { file: 'content/home.ts', schema: optionalListOf(page.testimonialSchema, 20) },
  about: { file: 'content/about.ts', schema: page.aboutSchema },
  privacy: { file: 'content/privacy.ts', schema: page.privacySchema },
  company: { file: 'content/company.ts', schema: companySchema },
  navigation: defineMessages<typeof files.navigation>('content/navigation.ts'),
  pages: defineMessages<typeof files.pages>('content/pages.ts', page.pagesSchema),
  forms: { file: 'content/forms.ts', schema: formsSchema },
  formMessages: defineMessages<typeof files.formMessages>('content/messages/forms.ts'),
  labels: defineMessages<typeof files.labels>('content/messages/labels.ts', checkedLabels),
  synonyms: { file: 'content/synonyms.ts', schema: listOf(page.synonymsSchema) },
  spellings: { file: 'content/synonyms.ts', schema: listOf(page.spellingsSchema) },
};

export type ContentKey = keyof typeof contentDefinitions;

export type ItemCollection = keyof typeof itemDefinitions;

/** The route of the page that lists the items of a collection; empty if they are at the top level. */
export function parentRouteIn(collection: ItemCollection): string {
  const { parent } = itemDefinitions[collection];
  return parent && routes[parent];
}

/** The route of the page of an item. */
export function routeIn(collection: ItemCollection, slug: string): string {
  return `${parentRouteIn(collection)}/${slug}`;
}

export type ItemTypeName = (typeof itemDefinitions)[ItemCollection]['type'];

/** The types of items without a dialog. */
export const typesWithoutDialog = ['post', 'service'] as const satisfies ItemTypeName[];

/** The names of the collections of items, in the order of the site. */
export const itemCollections = Object.keys(itemDefinitions) as ItemCollection[];
export const packageCollections = [
  'honeymoonPackages',
  'familyPackages',
  'flagshipPackages',
] as const satisfies ItemCollection[];
export const placeCollections = ['topPlaces', 'offbeatPlaces'] as const satisfies ItemCollection[];

/** The lists of activities.ts, in the order in which the map page shows the activities of a place. */
export const activityCollections = [
  'beaches',
  'sights',
  'sports',
] as const satisfies ItemCollection[];
