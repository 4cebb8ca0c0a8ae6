import type { z } from 'zod';
import { checkTexts } from '@/lib/content/check/check-content';
import { waiting } from '@/lib/content/check/find-todo-texts';
import { collections, itemCollections } from '@/lib/content/collections';
import { parseContent } from '@/lib/content/load/parse';
import { rawContent } from '@/lib/content/load/store';
import { shapeOf } from '@/lib/content/report/schema-shape';
import { addToList, isOptional, makeEntry, newTypes, writeEntry } from './new-entry';

const day = '2026-03-01';
const own = { slug: 'a-new-one', hidden: true, updated: day, date: day };

describe.each(Object.entries(newTypes))('npm run new %s', (_, list) => {
  const schema = collections[list].schema.element as z.ZodType;
  const label = 'name' in (shapeOf(schema) ?? {}) ? 'name' : 'title';
  const [model] = rawContent[list] as never[];
  const entry = makeEntry(schema, model as never, { ...own, [label]: 'A new one' });
  const add = (one: object) => ({
    ...rawContent,
    [list]: [...(rawContent[list] as object[]), one],
  });
  const issuesOf = (one: object) => {
    const { content, issues } = parseContent(add(one));
    const all = [...issues, ...checkTexts(content, new Set())];
    return all.filter(({ item }) => item === `${list} › a-new-one`);
  };
  const texts = (one: object) =>
    issuesOf(one).filter(({ problem }) => !problem.includes('does not exist'));

  test('the entry is complete, and off the site until its words are there', () => {
    expect(texts(entry)).toEqual([]);
    const { hidden: _hidden, ...shown } = entry;
    expect(texts(shown)).toContainEqual(
      expect.objectContaining({ problem: expect.stringContaining(waiting) }),
    );
  });

  test('each field has its description above it, and what else is possible below', () => {
    const text = writeEntry(schema, entry, ['New.']);
    for (const [key, field] of Object.entries(shapeOf(schema) ?? {})) {
      const isNamed = text.includes(`// ${field.description}\n    ${key}: `);
      if (key in entry && key !== 'hidden') expect([key, isNamed]).toEqual([key, true]);
      if (!isOptional(field)) expect(entry).toHaveProperty(key);
    }
  });
});

test('every list of items but the pages of services can have a new one', () => {
  const others = itemCollections.filter((list) => collections[list].type !== 'service');
  expect(Object.values(newTypes).sort()).toEqual(others.sort());
});

const text = "  {\n    slug: 'b',\n  },\n";

test.each([
  [
    'export const all: A[] = [\n  { a: [1] },\n];\n',
    `export const all: A[] = [\n${text}  { a: [1] },\n];\n`,
  ],
  [
    "export const b = ['];'];\nexport const all = [];",
    `export const b = ['];'];\nexport const all = [\n${text}];`,
  ],
])('an entry goes to the beginning of its list: %j', (source, expected) => {
  const made = addToList(source, 'all', text);
  expect(made.source).toBe(expected);
  expect(made.source.split('\n')[made.line - 1]).toBe('  {');
});

test('a list that is not there is told of', () => {
  expect(() => addToList('export const all = {};', 'all', text)).toThrow('There is no list all');
});
