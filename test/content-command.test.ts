import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

// `npm run content` as editors run it, on a copy of the project with real files broken in it.
const project = process.cwd();
const inputs = [
  'components',
  'content',
  'lib',
  'scripts',
  'public',
  'package.json',
  'tsconfig.json',
];
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sea-almond-'));
  for (const name of inputs) {
    cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});

afterEach(() => rmSync(copy, { recursive: true }));

function edit(file: string, from: string | RegExp, to: string) {
  const full = path.join(copy, file);
  const text = readFileSync(full, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(full, text.replace(from, to));
}

function runContent() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/content.ts'],
    { cwd: copy, encoding: 'utf8' },
  );
  expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+/m);
  return { status, report: stdout + stderr };
}

test('says that complete content is complete', () => {
  const { status, report } = runContent();
  expect(report).toContain('The content is complete');
  expect(status).toBe(0);
});

test('names file, item, field, what is wrong and what is expected', () => {
  edit('content/packages.ts', /discountedCost: '₹22,500'/, "discountedCost: '₹22.500'");
  const { status, report } = runContent();
  expect(status).toBe(1);
  expect(report).toBe(`The content has 1 fault in 1 file.

content/packages.ts
  familyPackages › family-4-nights-5-days › discountedCost
      is "₹22.500"
      expected: a price in rupees such as ₹22,500 or ₹1,05,000: sign, commas, no dots

`);
});

test('a file that cannot be read is named with its line and hides no fault of another', () => {
  edit('content/sightseeing.ts', /name: 'Cellular Jail',/, "name: 'Cellular Jail'");
  edit('content/posts.ts', /author: '[a-z-]+'/, "author: 'nobody'");
  const { status, report } = runContent();
  expect(status).toBe(1);
  expect(report).toMatch(
    /content\/sightseeing\.ts\n {2}line \d+\n {6}cannot be read: Expected "}"/,
  );
  expect(report).toContain('"nobody" is not an author in content/authors.ts');
});

test('a picture that was deleted is missed', () => {
  rmSync(path.join(copy, 'public/images/attractions/cellular-jail.svg'));
  const { report } = runContent();
  expect(report).toContain('attractions › cellular-jail › image.src');
  expect(report).toContain('"/images/attractions/cellular-jail.svg" does not exist');
});

test('a photograph is looked at, and one that cannot be used is told without a stack trace', async () => {
  const folder = path.join(copy, 'photographs');
  mkdirSync(folder, { recursive: true });
  const photograph = sharp({
    create: { width: 1700, height: 1000, channels: 3, background: '#1e6e8c' },
  });
  await photograph.jpeg().toFile(path.join(folder, 'good.jpg'));
  writeFileSync(path.join(folder, 'letter.jpg'), 'Dear guest');
  edit(
    'content/sightseeing.ts',
    /'\/images\/attractions\/cellular-jail\.svg'/,
    "'/photographs/good.jpg'",
  );
  expect(runContent().status).toBe(0);

  edit('content/sightseeing.ts', 'good.jpg', 'letter.jpg');
  const { status, report } = runContent();
  expect(status).toBe(1);
  expect(report).toBe(`The content has 1 fault in 1 file.

content/sightseeing.ts
  attractions › cellular-jail › image.src
      "/photographs/letter.jpg" is not a picture, or its beginning is damaged
      expected: a JPEG, PNG, WebP, AVIF or HEIC file; another name does not turn a file into one

`);
});

test('a list whose name was changed is missed', () => {
  edit('content/home.ts', 'export const airlines', 'export const airline');
  const { report } = runContent();
  expect(report).toMatch(/content\/home\.ts\n {2}airlines\n {6}is missing/);
});
