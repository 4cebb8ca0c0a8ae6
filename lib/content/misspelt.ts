import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';

/** A name that no field has, where it stands, and the field that is meant, if one is near. */
export type Unknown = { path: PropertyKey[]; key: string; meant: string | undefined };

/**
 * Finds names of fields that a schema does not know.
 * @param value what the schema complains of
 * @param keysAt the names that the schema knows at a path
 */
export function findUnknown(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
  keysAt: (path: readonly PropertyKey[]) => string[],
): Unknown[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const { path, keys } = issue;
    const there = Object.keys(valueAt(value, path) as object);
    const absent = keysAt(path).filter((name) => !there.includes(name));
    return keys.map((key) => ({ path, key, meant: absent.find((name) => isMisspelt(key, name)) }));
  });
}

/** A copy of a value in which misspelt fields have the names that are meant. */
export function withNames(value: unknown, unknown: readonly Unknown[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const { path, key, meant } of unknown) {
    const group = valueAt(copy, path) as Record<string, unknown>;
    if (meant === undefined || meant in group) continue;
    group[meant] = group[key];
    delete group[key];
  }
  return copy;
}

/** What stands at a path in a value; undefined where nothing does. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(
    (inner, part) => (inner as Record<PropertyKey, unknown> | undefined)?.[part],
    value,
  );
}

/** Whether one name may be a slip of the pen for the other, of which two letters may be exchanged. */
function isMisspelt(written: string, name: string): boolean {
  return distance(written.toLowerCase(), name.toLowerCase()) <= Math.ceil(name.length / 3);
}
