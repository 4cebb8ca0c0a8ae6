import type { z } from 'zod';
import type { CollectionName, collections, packageCollections } from './collections';

/** All content as the files export it, before any check. */
export type RawContent = { [Name in CollectionName]?: unknown };

/** All content after the check of its shape. */
export type WrittenContent = {
  [Name in CollectionName]: z.infer<(typeof collections)[Name]['schema']>;
};

/** All content with the facts in its texts, and with derived values (load/derive.ts). */
export type Content = {
  [Name in CollectionName]: WrittenContent[Name] extends (infer Entry)[]
    ? (Entry & Derived<Name>)[]
    : WrittenContent[Name];
};

type Derived<Name extends CollectionName> = Name extends PackageCollection
  ? { duration: string; places: string[] }
  : Name extends 'posts'
    ? { slug: string }
    : unknown;

type PackageCollection = (typeof packageCollections)[number];

export type PackageEntry = Content[PackageCollection][number];
