import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, removeFolders } from './temporary-folder';

// Runs the commands of editors in a copy of the project with the test content.
const project = process.cwd();
let copy: string;

beforeEach(async () => {
  copy = await makeFolder({ 'public/_redirects': '/Tours /packages 301\n' });
  cpSync('e2e/content', path.join(copy, 'content'), { recursive: true });
  cpSync('tsconfig.json', path.join(copy, 'tsconfig.json'));
  cpSync('public/images', path.join(copy, 'public/images'), { recursive: true });
  const same = ['components', 'content/schema', 'lib', 'node_modules', 'package.json'];
  for (const name of [...same, 'scripts', 'tailwind.config.ts', 'test']) {
    symlinkSync(path.join(project, name), path.join(copy, name));
  }
});

afterEach(removeFolders);

function edit(file: string, from: RegExp, to: string) {
  const full = path.join(copy, file);
  const text = readFileSync(full, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(full, text.replace(from, to));
}

/** Runs a script without the environment variables that could affect it. */
function run(script: string) {
  const env = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NEXT_PUBLIC_.*|SITE|TSX_TSCONFIG_PATH)$/.test(name),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: copy,
    encoding: 'utf8',
    env: Object.fromEntries(env) as never,
  });
  // Editors must not see a stack trace.
  expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+/m);
  return { status, output: stdout + stderr };
}

test('npm run content reports the first stage that fails, with file and line', () => {
  const content = () => run('scripts/content.ts');
  edit('public/_redirects', /$/, '/old /pakages 301\n');
  expect(content().output).toMatch(
    /ERROR\] \/pakages is not a page of the site\.\s+public\/_redirects:2:0:[\s\S]*Did you mean \/packages\?/,
  );
  edit('content/packages.ts', /now: [\d_]+/, "now: '₹22.500'");
  expect(content().output).toMatch(
    /ERROR\] \w+ › [\w-]+ › price\.now is "₹22\.500"\.\s+content\/packages\.ts:\d+:\d+:/,
  );
  edit('content/company.ts', /name: '[^']*'/, 'name: Almond');
  edit('content/activities.ts', /name: ('[^']*'),/, 'name: $1');
  const { status, output } = content();
  expect(output).toMatch(/ERROR\] Almond is not defined\s+content\/company\.ts:\d+:\d+:/);
  expect(output).toMatch(/content\/activities\.ts:\d+:\d+:[\s\S]*A comma is missing/);
  expect(output).toContain('2 mistakes in the content.');
  expect(status).toBe(1);
});

test('npm run dev reports a mistake in the content', () => {
  edit('content/activities.ts', /name: ('[^']*'),/, 'name: $1');
  const { status, output } = run('scripts/build/dev.ts');
  expect(output).toContain('A comma is missing');
  expect(status).toBe(1);
});
