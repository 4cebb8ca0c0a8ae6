import { readFileSync } from 'node:fs';
import packageJson from '../package.json';

// What hosts and the forge run must be there. Only they can run these files themselves.
const workflow = readFileSync('.github/workflows/site.yml', 'utf8');
const netlify = readFileSync('netlify.toml', 'utf8');

const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found);

test('every script that they run is in package.json', () => {
  const scripts = [workflow, netlify].flatMap((text) => all(text, /npm run ([\w:-]+)/g));
  expect(scripts).toContain('build');
  expect(workflow).toContain('run: npm test\n');
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts));
});

test('the workflow gives the build each value of the mail service, under its own name', () => {
  const names = all(readFileSync('.env.example', 'utf8'), /^# (NEXT_PUBLIC_\w+)=$/gm);
  expect(names).toHaveLength(4);
  expect(all(workflow, /^ +(NEXT_PUBLIC_\w+): \$\{\{ vars\.\1 \}\}$/gm)).toEqual(names);
});
