import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const types = ['*.md', '*.ts', '*.tsx', '*.mjs', '*.css', '*.conf', ':!*.test.ts'];
const files = execFileSync('git', ['ls-files', ...types], { encoding: 'utf8' }).split('\n');
const folders = 'app|art|bench|client|components|content|docs|e2e|hosts|lib|scripts|test';
// Not within an address, an import or a string: these begin with another sign.
const pathIn = new RegExp(`(?<![\\w/.@'"-])(${folders})/([\\w./-]|\\[\\w+\\])*\\w`, 'g');
const linkIn = /(?<=\]\()[^)#:]+(?=[)#])/g;

test('documents and comments name only files that are there', () => {
  const missing = files.filter(existsSync).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const links = (file.endsWith('.md') && text.match(linkIn)) || [];
    const linked = links.map((link) => path.join(path.dirname(file), link));
    const named = [...linked, ...(text.match(pathIn) ?? [])];
    return named.filter((name) => !existsSync(name)).map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
