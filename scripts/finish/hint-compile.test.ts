/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { hintCompile } from './hint-compile';

afterEach(removeFolders);

const large = `run();${' '.repeat(30_000)}`;

test('each of Next’s large scripts begins with the hint, once, also after a second run', async () => {
  const root = await makeFolder({
    '_next/static/chunks/a.js': large,
    '_next/static/chunks/small.js': 'run()',
    '_next/static/chunks/a.css': 'b{}',
    'old-address.js': 'go()',
  });
  expect(await hintCompile(root)).toBe(1);
  expect(await hintCompile(root)).toBe(1);
  const read = (name: string) => readFile(path.join(root, name), 'utf8');
  expect(await read('_next/static/chunks/a.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(await read('_next/static/chunks/small.js')).toBe('run()');
  expect(await read('_next/static/chunks/a.css')).toBe('b{}');
  expect(await read('old-address.js')).toBe('go()');
});

test('an export without scripts is left alone', async () => {
  expect(await hintCompile(await makeFolder({ 'index.html': 'home' }))).toBe(0);
});
