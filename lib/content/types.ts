import type { z } from 'zod';
import type { ContentKey, contentDefinitions, packageCollections } from './collections';

/** All content as the files export it (lib/content-files.ts), before any check. The code names it `raw`. */
export type RawContent = { [Name in ContentKey]?: unknown };

/** All content after validation (parse/validate.ts). The code names it `valid`. */
export type ValidContent = {
  [Name in ContentKey]: z.infer<(typeof contentDefinitions)[Name]['schema']>;
};

/** The parsed content, with variables filled in and computed fields added (parse/parse-content.ts). */
export type Content = {
  [Name in ContentKey]: ValidContent[Name] extends (infer Entry)[]
    ? (Entry & Computed<Name>)[]
    : ValidContent[Name];
};

type Computed<Name extends ContentKey> = Name extends PackageCollection
  ? { duration: string; places: string[] }
  : Name extends 'posts'
    ? { slug: string }
    : unknown;

type PackageCollection = (typeof packageCollections)[number];

export type ParsedPackage = Content[PackageCollection][number];
