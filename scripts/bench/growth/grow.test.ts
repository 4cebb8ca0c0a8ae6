import { brotliCompressSync } from 'node:zlib';
import { entriesOf } from '@/lib/content/entries';
import { parseContent } from '@/lib/content/parse';
import { checkReferences } from '@/lib/content/references';
import { rawContent } from '@/lib/content/store';
import { grow } from './grow';
import { growing } from './lists';

type Items = Parameters<typeof grow>[0];

function grown(times: number) {
  const copy = structuredClone(rawContent);
  const names = growing.flatMap((list) => list.names);
  for (const name of names) grow(copy[name] as Items, times);
  return { copy, names };
}

test('all content that grows has its right shape, and names that nothing else has', () => {
  const { copy, names } = grown(50);
  const { content, faults } = parseContent(copy);
  expect([...faults, ...checkReferences(content, copy)]).toEqual([]);
  for (const name of names) {
    expect(entriesOf(copy, name)).toHaveLength(entriesOf(rawContent, name).length * 50);
  }
});

test('the items that are there stay as they are', () => {
  const { copy, names } = grown(2);
  for (const name of names) {
    const own = entriesOf(rawContent, name);
    expect(entriesOf(copy, name).slice(0, own.length)).toEqual(own);
  }
});

test('it grows the same way each time', () => {
  expect(grown(3)).toEqual(grown(3));
});

test('a text that grew is as good as new to a compressor', () => {
  const { copy } = grown(2);
  const posts = JSON.stringify(copy.posts);
  const own = brotliCompressSync(JSON.stringify(rawContent.posts)).length;
  expect(brotliCompressSync(posts).length).toBeGreaterThan(1.8 * own);
});
