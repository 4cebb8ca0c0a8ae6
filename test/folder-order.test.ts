import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folders of lib/ and components/. Each may import only from those before it. */
const orders = {
  lib: `
    content-files text routes money dates saved contact search trips enquiry content
    content/report content/check content/parse content/query map seo item-types pages data-files
  `,
  components: `
    ui loading storage islands dialog share dates saved map carousel seo banner offline
    company guide contact choice items enquiry packages posts item-types
    ferries search home layout
  `,
};

const folderOf = (file: string) => (file.includes('/') ? dirname(file) : file);

test.each(Object.entries(orders))('the folders of %s import in order, even types', (root, list) => {
  const order = list.trim().split(/\s+/);
  const files = readdirSync(root, { encoding: 'utf8', recursive: true }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  const folders = files.map((file) => folderOf(file.replace(/\.tsx?$/, '')));
  expect(new Set(order)).toEqual(new Set(folders));
  const imported = new RegExp(`'@/${root}/(.+?)'`, 'g');
  const wrong = files.flatMap((file, index) =>
    Array.from(readFileSync(`${root}/${file}`, 'utf8').matchAll(imported), ([, path = '']) => path)
      .filter((path) => order.indexOf(folderOf(path)) > order.indexOf(folders[index] ?? ''))
      .map((path) => `${file} imports ${path}`),
  );
  expect(wrong).toEqual([]);
});
