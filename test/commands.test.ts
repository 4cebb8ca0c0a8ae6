import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Runs the commands as editors, owners and hosts do, in a project with its own content.
jest.setTimeout(60_000);
const project = process.cwd();
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sea-almond-'));
  cpSync('e2e/content', path.join(copy, 'content'), { recursive: true });
  cpSync('tsconfig.json', path.join(copy, 'tsconfig.json'));
  cpSync('public/images', path.join(copy, 'public/images'), { recursive: true });
  writeFileSync(path.join(copy, 'public/_redirects'), '/Tours /packages 301\n');
  const same = ['components', 'content/schema', 'lib', 'node_modules', 'package.json'];
  for (const name of [...same, 'scripts', 'tailwind.config.ts', 'test']) {
    symlinkSync(path.join(project, name), path.join(copy, name));
  }
});

afterEach(() => rmSync(copy, { recursive: true }));

function edit(file: string, from: RegExp, to: string) {
  const full = path.join(copy, file);
  const text = readFileSync(full, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(full, text.replace(from, to));
}

type Variables = Record<string, string>;

const assignments = (variables: Variables) =>
  Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);

/** Runs a script with these variables, without those of the environment that could affect it. */
function run(script: string, variables: Variables = {}, words: string[] = []) {
  const around = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|NEXT_PUBLIC_.*|TSX_TSCONFIG_PATH|EXPORT_DIR)$/.test(name),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...words],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...Object.fromEntries(around), ...variables } as never,
    },
  );
  // No stack trace.
  expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+/m);
  return { status, output: stdout + stderr };
}

describe('npm run content', () => {
  const content = () => run('scripts/content.ts');

  test('says that complete content is complete', () => {
    const { status, output } = content();
    expect(output).toContain('The content is complete');
    expect(status).toBe(0);
  });

  test('names every fault with its place, also beside a file that cannot be read', () => {
    edit('content/packages.ts', /now: [\d_]+/, "now: '₹22.500'");
    edit('content/home.ts', /export const airlines/, 'export const airline');
    edit(
      'content/watersports.ts',
      /slug: '[^']*',/,
      "$& image: { src: '/images/nowhere.svg', alt: 'A reef under a boat' },",
    );
    edit('content/sightseeing.ts', /name: ('[^']*'),/, 'name: $1');
    edit('public/_redirects', /$/, '/old tours /packages 301\n');
    const { status, output } = content();
    expect(output).toMatch(
      /content\/packages\.ts\n {2}\w+ › [\w-]+ › price\.now \(line \d+\)\n {6}is "₹22\.500"\n {6}expected: /,
    );
    expect(output).toMatch(/content\/home\.ts\n {2}airlines\n {6}is missing/);
    expect(output).toContain('"/images/nowhere.svg" does not exist');
    expect(output).toMatch(
      /content\/sightseeing\.ts\n {2}line \d+\n {6}A comma is missing at the end of this line\./,
    );
    expect(output).toContain('public/_redirects\n  line 2\n      The line does not end with 301');
    expect(output).toMatch(
      /\nThe rest is looked at .*\nBegin with content\/sightseeing\.ts, line \d+: A comma .*\s*$/,
    );
    expect(status).toBe(1);
  });
});

test('npm run dev says that the content has a fault', () => {
  edit('content/sightseeing.ts', /name: ('[^']*'),/, 'name: $1');
  const { status, output } = run('scripts/dev/index.ts');
  expect(output).toContain('A comma is missing');
  expect(status).toBe(1);
});

const complete = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'template-flight',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template-contact',
};
const { NEXT_PUBLIC_EMAILJS_SERVICE_ID: _, ...incomplete } = complete;

describe('the settings of the mail service, the first step of npm run build', () => {
  test.each<[string, number, string | RegExp, Variables, Variables]>([
    ['none: the forms offer other ways', 0, 'No mail service is set up', {}, {}],
    ['all in a file', 0, 'at https://api.emailjs.com.', complete, {}],
    [
      'a file, and another value in the environment, which wins',
      0,
      'local inbox',
      { ...complete, NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example' },
      { NEXT_PUBLIC_EMAILJS_ORIGIN: 'self' },
    ],
    [
      'some',
      1,
      /Missing: \w+_SERVICE_ID\.[\s\S]*PUBLIC_KEY: in \.env\.production\.local/,
      incomplete,
      {},
    ],
    ['an unusable one', 1, 'ORIGIN is "x"', complete, { NEXT_PUBLIC_EMAILJS_ORIGIN: 'x' }],
    [
      'a misspelt one',
      1,
      /build stops[\s\S]*Not known to the site: NEXT_PUBLIC_EMAILJS_KEY\.[\s\S]*_KEY: in the settings of the host/,
      complete,
      { NEXT_PUBLIC_EMAILJS_KEY: 'key' },
    ],
  ])('%s', (_, exitCode, text, inFile, inEnvironment) => {
    writeFileSync(path.join(copy, '.env.production.local'), assignments(inFile).join(''));
    const step =
      "import { checkSettings } from './scripts/settings'; process.exit(checkSettings('.') ? 0 : 1)";
    const { status, output } = run('--eval', inEnvironment, [step]);
    expect(output).toMatch(text);
    expect(status).toBe(exitCode);
  });
});

describe('npm run launch-check', () => {
  test('names what is missing before the site goes live', () => {
    expect(run('scripts/launch-check/index.ts')).toMatchObject({
      status: 1,
      output: expect.stringContaining('NEXT_PUBLIC_EMAILJS_'),
    });
  });

  test('sends to npm run content when the content has a fault', () => {
    edit('content/packages.ts', /now: [\d_]+/, "now: '₹22.500'");
    const { status, output } = run('scripts/launch-check/index.ts');
    expect(output).toContain('npm run content');
    expect(status).toBe(1);
  });
});
