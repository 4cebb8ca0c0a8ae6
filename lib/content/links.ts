/** A full address in a text, and its path, which counts from one: social[1].href */
export type FoundLink = { path: string; href: string };

const address = /https?:\/\/[^\s"'“”‘’<>()]*[^\s"'“”‘’<>().,;:!?]/g;

/** Every address that starts with http:// or https:// in a value, however deep, in reading order. */
export function findLinks(value: unknown, path = ''): FoundLink[] {
  if (typeof value === 'string') {
    return [...value.matchAll(address)].map(([href]) => ({ path, href }));
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => findLinks(item, `${path}[${index + 1}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findLinks(inner, path ? `${path}.${key}` : key),
  );
}
