/** A value somewhere in the content, and the names and positions that lead to it. */
export type FoundValue = { path: (string | number)[]; value: unknown };

/** Every value in a value, however deep, in reading order: fields, and entries of lists. */
export function* walk(value: unknown, path: (string | number)[] = []): Generator<FoundValue> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    yield { path: here, value: inner };
    yield* walk(inner, here);
  }
}
