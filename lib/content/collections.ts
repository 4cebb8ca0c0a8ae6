import { z } from 'zod';
import { aboutSchema } from '@/content/schema/about';
import {
  ferryRouteSchema,
  harbourSchema,
  operatorSchema,
  scheduleSchema,
} from '@/content/schema/cruise';
import { destinationSchema, townSchema } from '@/content/schema/destination';
import { formsSchema } from '@/content/schema/form';
import {
  airlineSchema,
  counterSchema,
  heroSlideSchema,
  testimonialSchema,
} from '@/content/schema/home';
import { beachSchema, leisureSchema } from '@/content/schema/leisure';
import { pricedPackageSchema, themedPackageSchema } from '@/content/schema/package';
import { pictureHostsSchema } from '@/content/schema/picture-hosts';
import { authorSchema, postSchema } from '@/content/schema/post';
import { privacySchema } from '@/content/schema/privacy';
import { searchSchema } from '@/content/schema/search';
import { serviceSchema } from '@/content/schema/service';
import { companySchema, labelsSchema, navigationSchema, pagesSchema } from '@/content/schema/site';

const list = <T extends z.ZodType>(item: T) =>
  z.array(item).min(1).describe('a list of at least one item');

/**
 * Every collection of the site: the file that holds it, and the shape that it must have.
 * The key is the name under which the file exports it.
 */
export const collections = {
  familyPackages: { file: 'content/packages.ts', schema: list(pricedPackageSchema) },
  honeymoonPackages: { file: 'content/packages.ts', schema: list(pricedPackageSchema) },
  themedPackages: { file: 'content/packages.ts', schema: list(themedPackageSchema) },
  town: { file: 'content/destinations.ts', schema: townSchema },
  topPlaces: { file: 'content/destinations.ts', schema: list(destinationSchema) },
  offbeatPlaces: { file: 'content/destinations.ts', schema: list(destinationSchema) },
  schedules: { file: 'content/schedules.ts', schema: list(scheduleSchema) },
  operators: { file: 'content/cruise.ts', schema: list(operatorSchema) },
  harbours: { file: 'content/cruise.ts', schema: list(harbourSchema) },
  ferryRoutes: { file: 'content/cruise.ts', schema: list(ferryRouteSchema) },
  waterSports: { file: 'content/watersports.ts', schema: list(leisureSchema) },
  beaches: { file: 'content/watersports.ts', schema: list(beachSchema) },
  attractions: { file: 'content/sightseeing.ts', schema: list(leisureSchema) },
  authors: { file: 'content/authors.ts', schema: list(authorSchema) },
  posts: { file: 'content/posts.ts', schema: list(postSchema) },
  services: { file: 'content/services.ts', schema: list(serviceSchema) },
  activityPages: { file: 'content/services.ts', schema: list(serviceSchema) },
  heroSlides: { file: 'content/home.ts', schema: list(heroSlideSchema) },
  airlines: { file: 'content/home.ts', schema: list(airlineSchema) },
  counters: { file: 'content/home.ts', schema: list(counterSchema) },
  testimonials: { file: 'content/home.ts', schema: list(testimonialSchema) },
  about: { file: 'content/about.ts', schema: aboutSchema },
  privacy: { file: 'content/privacy.ts', schema: privacySchema },
  company: { file: 'content/company.ts', schema: companySchema },
  navigation: { file: 'content/navigation.ts', schema: navigationSchema },
  pages: { file: 'content/pages.ts', schema: pagesSchema },
  forms: { file: 'content/forms.ts', schema: formsSchema },
  search: { file: 'content/search.ts', schema: searchSchema },
  labels: { file: 'content/labels.ts', schema: labelsSchema },
  pictureHosts: { file: 'content/picture-hosts.ts', schema: pictureHostsSchema },
} as const;

export type CollectionName = keyof typeof collections;

/** All content, checked. */
export type Content = { [Name in CollectionName]: z.infer<(typeof collections)[Name]['schema']> };

/** All content as the files export it, not yet checked: anything may be missing or wrong. */
export type RawContent = { [Name in CollectionName]?: unknown };

/** The names of the collections, in the order in which reports list them. */
export const collectionNames = Object.keys(collections) as CollectionName[];
