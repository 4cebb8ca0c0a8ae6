import { readFileSync, writeFileSync } from 'node:fs';
import type { z } from 'zod';
import { toSlug } from '@/lib/content/check/check-unique';
import { collections, itemCollections, visible } from '@/lib/content/collections';
import { shapeOf } from '@/lib/content/report/schema-shape';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { addToList, makeEntry, newTypes, writeEntry } from './new-entry';

/**
 * `npm run new place Smith Island`: writes an entry that waits for words at the beginning of its list,
 * hidden, so that the site can be built meanwhile. Exit code 1 when it can't.
 */
const [type = '', ...words] = process.argv.slice(2);
const list = newTypes[type];
// A straight quote would look like the end of a text.
const name = words.join(' ').trim().replaceAll("'", '’');
if (!list || !name) {
  exitWith(
    [
      'Write what is new, and its name: npm run new place Smith Island',
      `New may be: ${Object.keys(newTypes).join(', ')}.`,
    ].join('\n'),
  );
}
const { content } = await import('@/lib/content/load/store').catch(() =>
  exitWith('The content has faults; npm run content names them. Then try again.'),
);
const slug = toSlug(name).slice(0, 60);
if (itemCollections.some((one) => content[one].some((item) => item.slug === slug))) {
  exitWith(`There is "${slug}" already. Choose another name.`);
}

const { file, schema } = collections[list];
const element = schema.element as z.ZodType;
// The shortest entry has the least that must be changed. One that is hidden may wait for words itself.
const models = visible<{ slug: string; hidden?: boolean | undefined }>(content[list]);
const [model] = models.sort((one, other) => lengthOf(one) - lengthOf(other));
if (!model) exitWith(`${list} in ${file} has no entry that is shown and could be copied.`);
const today = dayInIndia();
const label = 'name' in (shapeOf(element) ?? {}) ? 'name' : 'title';
const own = { slug, hidden: true, [label]: name, updated: today, date: today };
const { hidden, ...fields } = makeOrStop();
const note = [
  `New. Put words where it says "Words to come". Numbers, names and the picture are those of`,
  `${model.slug}: put its own. When all is there, take the line "hidden: true" out, and these comments.`,
];
const text = writeEntry(element, { hidden, ...fields }, note);
const { source, line } = addToList(readFileSync(file, 'utf8'), list, text);
writeFileSync(file, source);
console.log(`${file}, line ${line}: "${name}" waits for its words, and is hidden until then.`);
console.log('Write them, run npm run content, and take the line "hidden: true" out.');

function makeOrStop() {
  try {
    return makeEntry(element, model as never, own);
  } catch {
    return exitWith(
      `"${name}" can’t be a name here: it has to fit into one short line of plain text.`,
    );
  }
}

function lengthOf(entry: object): number {
  return JSON.stringify(entry).length;
}

function exitWith(line: string): never {
  console.error(line);
  process.exit(1);
}
