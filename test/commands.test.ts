import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installBrowser, step } from '../scripts/steps.mjs';
import { makeFolder, removeFolders } from './temporary-folder';

// The commands of editors.

const project = process.cwd();
let copy: string;

/** Makes a copy of the project with the test content, and with a site whose forms send to the local inbox. */
async function copyProject() {
  copy = await makeFolder({
    'public/_redirects': '/Tours /packages 301\n',
    'out/build.json': '{"mail":{}}',
  });
  cpSync('e2e/content', path.join(copy, 'content'), { recursive: true });
  cpSync('tsconfig.json', path.join(copy, 'tsconfig.json'));
  cpSync('public/images', path.join(copy, 'public/images'), { recursive: true });
  const same = ['components', 'content/schema', 'lib', 'node_modules', 'package.json'];
  for (const name of [...same, 'scripts', 'tailwind.config.ts', 'test']) {
    symlinkSync(path.join(project, name), path.join(copy, name));
  }
}

/** Replaces a part of a file of the copy. */
function edit(file: string, from: RegExp, to: string) {
  const full = path.join(copy, file);
  const text = readFileSync(full, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(full, text.replace(from, to));
}

/** Runs a script in the copy with these environment variables, and without others that could affect it. */
function run(script: string, variables: Record<string, string> = {}) {
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NEXT_PUBLIC_.*|MAIL|SITE|TSX_TSCONFIG_PATH)$/.test(name),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...Object.fromEntries(env), ...variables } as never,
  });
  // Editors must not see a stack trace.
  expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+/m);
  return { status, output: stdout + stderr };
}

beforeEach(copyProject);
afterEach(removeFolders);

test('npm run check:content reports the first stage that fails, with file and line', () => {
  const content = () => run('scripts/check-content.ts');
  edit('public/_redirects', /$/, '/old /pakages 301\n');
  expect(content().output).toMatch(
    /ERROR\] \/pakages is not a page of the site\.\s+public\/_redirects:2:0:[\s\S]*Did you mean \/packages\?/,
  );
  edit('content/places.ts', /slug: 'port-blair'/, "slug: 'port-blare'");
  expect(content().output).toMatch(
    /ERROR\] \w+ › [\w-]+ › .* is "port-blair", .*\s+content\/\w+\.ts:\d+:\d+:[\s\S]* has \d\d mistakes, of which the first 10 are shown\./,
  );
  edit('content/company.ts', /name: '[^']*'/, 'name: Almond');
  edit('content/activities.ts', /name: ('[^']*'),/, 'name: $1');
  const { status, output } = content();
  expect(output).toMatch(/ERROR\] A text needs quotes .*\s+content\/company\.ts:\d+:\d+:/);
  expect(output).toMatch(/ERROR\] A comma is missing .*\s+content\/activities\.ts:\d+:\d+:/);
  expect(output).toContain('The content has 2 mistakes.');
  expect(status).toBe(1);
});

test('npm start shows the warnings of the content check, but nothing else of a build', async () => {
  edit('content/seasons.ts', /checked: '2026/, "checked: '2024");
  const { output } = run('scripts/check-content.ts');
  const log = jest.spyOn(console, 'log').mockReturnValue();
  await step('Building', async () => ({ ok: true, output: `Before\n${output}After` }));
  const [, , shown] = log.mock.calls.flat();
  log.mockRestore();
  expect(shown).toMatch(/^▲ \[WARNING\] .*checked is 2024-01-10, more than a year ago/);
  expect(shown).not.toMatch(/Before|After/);
});

test('npm test says why its browser does not start', async () => {
  jest.spyOn(chromium, 'executablePath').mockReturnValue('package.json');
  jest.spyOn(chromium, 'launch').mockRejectedValue(new Error('libnss3.so is missing'));
  const output = expect.stringContaining('The browser does not start: libnss3.so is missing');
  expect(await installBrowser()).toMatchObject({ ok: false, output });
});

test('at a host, npm run build stops without a mail service, and names the variables', () => {
  const { status, output } = run('scripts/build/index.ts', { CI: 'true' });
  expect(output).toMatch(/missing .* NEXT_PUBLIC_EMAILJS_SERVICE_ID, .* MAIL=none\./);
  expect(status).toBe(1);
});

test('npm run pack refuses a site whose forms reach nobody, unless MAIL=none says so', () => {
  const pack = (MAIL = '') => run('scripts/pack.ts', { MAIL });
  expect(pack('none').output).toMatch(/^The forms of this site can't send\. .* MAIL=none/);
  edit('out/build.json', /\{\}/, '{"origin":"https://mail.example"}');
  expect(pack().status).toBe(0);
  edit('out/build.json', /.+/, '{}');
  expect([pack().status, pack('none').status]).toEqual([1, 0]);
});

test('npm run check:launch names each example, with file and line', () => {
  expect(run('scripts/check-launch.ts').output).toMatch(
    /^content\/terms\.ts:\d+: terms › deposit contains example data\.$/m,
  );
});
