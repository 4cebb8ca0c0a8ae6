import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folders of lib/. Each may import only from those before it. */
const order = `
  content-files text routes money dates contact saved search trips enquiry content
  content/report content/check content/parse content/query map seo item-types pages data-files
`
  .trim()
  .split(/\s+/);

const folderOf = (file: string) => (file.includes('/') ? dirname(file) : file);

test('each folder of lib imports only from itself and those before it, types included', () => {
  const files = readdirSync('lib', { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => file.slice(0, -3));
  expect(new Set(order)).toEqual(new Set(files.map(folderOf)));
  const wrong = files.flatMap((file) => {
    const imports = readFileSync(`lib/${file}.ts`, 'utf8').matchAll(/'@\/lib\/(.+?)'/g);
    return Array.from(imports, ([, path = '']) => path)
      .filter((path) => order.indexOf(folderOf(path)) > order.indexOf(folderOf(file)))
      .map((path) => `${file} imports ${path}`);
  });
  expect(wrong).toEqual([]);
});
