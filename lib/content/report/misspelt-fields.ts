import { distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { CollectionName } from '../collections';
import { schemaAt, shapeOf } from '../schema';
import type { ContentIssue } from './issue';
import { placeOf } from './schema-issue';

type Group = Record<PropertyKey, unknown>;

/**
 * Gives misspelt fields of a collection the names that are meant, so that each is told of once.
 * @param found what the schema complains of
 * @returns a copy of the collection, and an issue for each name that no field has
 */
export function mendFields(
  name: CollectionName,
  schema: z.ZodType,
  value: unknown,
  found: readonly z.core.$ZodIssue[],
): { value: unknown; issues: ContentIssue[] } {
  const mended: unknown = value && JSON.parse(JSON.stringify(value));
  const issues = found.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const group = issue.path.reduce((inner, part) => (inner as Group)[part], mended) as Group;
    const own = schemaAt(schema, issue.path);
    const names = Object.keys((own && shapeOf(own)) ?? {});
    return issue.keys.map((key) => {
      const free = names.filter((one) => !(one in group));
      const meant = free.find((one) => isMisspelt(key, one));
      if (meant) {
        group[meant] = group[key];
        delete group[key];
      }
      return {
        ...placeOf(name, value, [...issue.path, key]),
        problem: `“${key}” is not a field here.${meant ? ` Did you mean “${meant}”?` : ''}`,
        expected: meant ? '' : 'no such line',
      };
    });
  });
  return { value: mended, issues };
}

/** Whether one name may be the other, misspelt; two of its letters may be exchanged. */
function isMisspelt(written: string, name: string): boolean {
  return distance(written.toLowerCase(), name.toLowerCase()) <= Math.ceil(name.length / 3);
}
