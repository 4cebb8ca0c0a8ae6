export type FoundValue = { path: (string | number)[]; value: unknown };

/** Yields all nested values in reading order. */
export function* walk(value: unknown, path: (string | number)[] = []): Generator<FoundValue> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = [...path, Array.isArray(value) ? Number(key) : key];
    yield { path: innerPath, value: inner };
    yield* walk(inner, innerPath);
  }
}
