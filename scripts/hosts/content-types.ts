import { contentTypeOf } from '../serve/content-type';

/** The ends of all files that an export may hold. `npm run test:hosts` notices one that is missing. */
const ends = [
  'html',
  'css',
  'js',
  'json',
  'txt',
  'xml',
  'webmanifest',
  'svg',
  'png',
  'jpg',
  'webp',
  'avif',
  'ico',
  'woff2',
];

/** The Content-Type by the end of a file's name; the same that the local host sends. */
export const contentTypes: Readonly<Record<string, string>> = Object.fromEntries(
  ends.map((end) => [end, contentTypeOf(`file.${end}`)]),
);
