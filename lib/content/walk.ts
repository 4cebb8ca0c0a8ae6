/** A field somewhere inside a value. */
export type Field = {
  /** Its path, which counts from one: slides[1].image.src */
  path: string;
  key: string;
  value: unknown;
  /** The object that contains it. */
  parent: object;
};

/** Every named field in a value, however deep, in reading order. */
export function walk(value: unknown, path = ''): Field[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => walk(item, `${path}[${index + 1}]`));
  }
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path ? `${path}.${key}` : key;
    return [{ path: here, key, value: inner as unknown, parent: value }, ...walk(inner, here)];
  });
}
