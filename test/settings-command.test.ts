import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// The first step of `npm run build` as hosts and owners run it, in a folder with real .env files.
const project = process.cwd();
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sea-almond-'));
  for (const name of ['lib', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});

afterEach(() => rmSync(copy, { recursive: true }));

const complete = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'template-flight',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template-contact',
};

type Variables = Record<string, string>;

function writeEnv(file: string, variables: Variables) {
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}`);
  writeFileSync(path.join(copy, file), lines.join('\n'));
}

/** Runs the step with these variables and none of the surrounding ones. */
function run(variables: Variables = {}) {
  const own = Object.entries(process.env).filter(
    ([name]) => name !== 'NODE_ENV' && !name.startsWith('NEXT_PUBLIC_'),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/settings.ts'],
    { cwd: copy, encoding: 'utf8', env: { ...Object.fromEntries(own), ...variables } as never },
  );
  expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+/m);
  return { status, stdout, stderr };
}

test('without settings it says in one line what the forms will offer, and the build goes on', () => {
  expect(run()).toEqual({
    status: 0,
    stdout:
      'No mail service is set up: the forms will offer chat, e-mail and phone only (docs/going-live.md).\n',
    stderr: '',
  });
});

test('with all four it names the service', () => {
  const { status, stdout } = run(complete);
  expect(stdout).toBe('The forms will send through the mail service at https://api.emailjs.com.\n');
  expect(status).toBe(0);
});

test('with some it names what is missing and where the others stand', () => {
  writeEnv('.env.production.local', { NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key' });
  writeEnv('.env', { NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: '' });
  const { status, stdout, stderr } = run({ NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service' });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(
    'Missing: NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID, NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID.',
  );
  expect(stderr).toContain('  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: in .env.production.local\n');
  expect(stderr).toContain('  NEXT_PUBLIC_EMAILJS_SERVICE_ID: in the environment\n');
  expect(stderr).toContain('  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: not set\n');
  expect(stderr).toContain('  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: empty in .env\n');
  expect(stderr).toContain('docs/going-live.md');
  expect(existsSync(path.join(copy, '.generated'))).toBe(false);
});

test('an origin that cannot be one stops the build', () => {
  const { status, stderr } = run({
    ...complete,
    NEXT_PUBLIC_EMAILJS_ORIGIN: 'http://mail.example',
  });
  expect(stderr).toContain('NEXT_PUBLIC_EMAILJS_ORIGIN is "http://mail.example"');
  expect(stderr).toContain('  NEXT_PUBLIC_EMAILJS_ORIGIN: in the environment\n');
  expect(status).toBe(1);
});

test('a name that is misspelt does not pass as no setting at all', () => {
  writeEnv('.env.production.local', { ...complete, NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'one' });
  const { status, stderr } = run();
  expect(stderr).toContain('NEXT_PUBLIC_EMAILJS_TEMPLATE_ID is no setting that the site knows.');
  expect(stderr).toContain('  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: in .env.production.local\n');
  expect(status).toBe(1);
});

test('.env.production.local is read, and the environment wins over it', () => {
  const origin = { NEXT_PUBLIC_EMAILJS_ORIGIN: 'https://mail.example' };
  writeEnv('.env.production.local', { ...complete, ...origin });
  expect(run().stdout).toContain('at https://mail.example.');
  expect(run({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'self' }).stdout).toContain('local inbox');
});

test('files for development are not read, as next build does not read them', () => {
  writeEnv('.env.development.local', complete);
  expect(run().stdout).toContain('No mail service is set up');
});
