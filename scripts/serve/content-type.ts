import { getMimeType, mimes } from 'hono/utils/mime';

/** Hono's list, with a charset on the JSON kinds and with the feeds it does not know. */
const types: Record<string, string> = {
  ...mimes,
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** The Content-Type of a file by the end of its name; plain bytes when the end is unknown. */
export function contentTypeOf(name: string): string {
  return getMimeType(name, types) ?? 'application/octet-stream';
}
