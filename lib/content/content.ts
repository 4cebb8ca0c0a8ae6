import type { z } from 'zod';
import type { CollectionName, collections, packageCollections } from './collections';

/** `raw`: all content as the files export it (lib/content-files.ts), before any check. */
export type RawContent = { [Name in CollectionName]?: unknown };

/** `written`: all content after the check of its values (parse/validate.ts). */
export type WrittenContent = {
  [Name in CollectionName]: z.infer<(typeof collections)[Name]['schema']>;
};

/** `content`: with the values of variables in its texts, and with computed fields (parse/parse-content.ts). */
export type Content = {
  [Name in CollectionName]: WrittenContent[Name] extends (infer Entry)[]
    ? (Entry & Computed<Name>)[]
    : WrittenContent[Name];
};

type Computed<Name extends CollectionName> = Name extends PackageCollection
  ? { duration: string; places: string[] }
  : Name extends 'posts'
    ? { slug: string }
    : unknown;

type PackageCollection = (typeof packageCollections)[number];

export type PackageEntry = Content[PackageCollection][number];
