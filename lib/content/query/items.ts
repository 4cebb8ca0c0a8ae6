import type { Author } from '@/content/schema/post';
import {
  activityCollections,
  type ItemCollection,
  type ItemTypeName,
  itemCollections,
  itemDefinitions,
  parentRouteIn,
  routeIn,
} from '@/lib/content/collections';
import type { Content } from '@/lib/content/types';
import { content } from './all-content';

/** An entry of a collection, with its type and the name of its collection. */
type CollectionItem<Name extends ItemCollection> = Name extends ItemCollection
  ? Content[Name][number] & { type: (typeof itemDefinitions)[Name]['type']; collection: Name }
  : never;

/** An entry with a page. Its `type` decides what the site shows of it (lib/item-types/). */
export type Item = CollectionItem<ItemCollection>;

export type ItemOf<Type extends ItemTypeName> = Extract<Item, { type: Type }>;

/** An entry of content/activities.ts, with the places that it belongs to. */
export type Activity = CollectionItem<(typeof activityCollections)[number]>;

/** Every item of the site, in the order of the collections. */
export const allItems: readonly Item[] = itemCollections.flatMap((collection) => {
  // TypeScript can't relate an entry to the name of its collection.
  const { type } = itemDefinitions[collection];
  const entries: Content[ItemCollection][number][] = content[collection];
  return entries.map((entry) => ({ ...entry, type, collection }) as Item);
});

/** The items of a collection, in the order of the content file. */
export function itemsInCollection<Name extends ItemCollection>(name: Name): CollectionItem<Name>[] {
  return allItems.filter((item): item is CollectionItem<Name> => item.collection === name);
}

/** The items of a type, in the order of the collections. */
export function itemsOfType<Type extends ItemTypeName>(type: Type): ItemOf<Type>[] {
  return allItems.filter((item): item is ItemOf<Type> => item.type === type);
}

/** All activities, in the order of `activityCollections`. */
export const allActivities = activityCollections.flatMap((name): Activity[] =>
  itemsInCollection(name),
);

export function findItem<Type extends ItemTypeName>(
  type: Type,
  slug: string,
): ItemOf<Type> | undefined {
  return itemsOfType(type).find((item) => item.slug === slug);
}

/** The items of a type with these slugs, in this order; unknown ones are left out. */
export function itemsWithSlugs<Type extends ItemTypeName>(
  type: Type,
  slugs: readonly string[],
): ItemOf<Type>[] {
  return slugs.flatMap((slug) => findItem(type, slug) ?? []);
}

export function routeOf({ collection, slug }: Pick<Item, 'collection' | 'slug'>): string {
  return routeIn(collection, slug);
}

/** The items at these routes, in this order; unknown routes are left out. */
export function itemsAtRoutes(routes: readonly string[]): Item[] {
  return routes.flatMap((route) => allItems.find((item) => routeOf(item) === route) ?? []);
}

/** The route of the page that lists an item; undefined if no page does. */
export function findParentRoute({ collection }: Pick<Item, 'collection'>): string | undefined {
  return parentRouteIn(collection) || undefined;
}

export type Post = ItemOf<'post'>;

/** All blog posts, the newest first. */
export const posts = itemsOfType('post').sort((a, b) => b.date.localeCompare(a.date));

/** The other posts in reading order: from the next older one to the oldest, then from the newest on. */
export function postsAfter({ slug }: Pick<Post, 'slug'>): Post[] {
  const index = posts.findIndex((post) => post.slug === slug);
  return [...posts.slice(index + 1), ...posts.slice(0, index)];
}

/** The author of a post. lib/content/check/ ensures that it exists. */
export const authorOf = ({ author }: Pick<Post, 'author'>) =>
  content.authors.find(({ id }) => id === author) as Author;
