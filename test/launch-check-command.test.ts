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

// `npm run launch-check` as the owner runs it, on a copy of the project.
const project = process.cwd();
let copy: string;

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sea-almond-'));
  for (const name of ['content', 'lib', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(path.join(project, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
});

afterEach(() => rmSync(copy, { recursive: true }));

function edit(file: string, ...changes: [RegExp, string][]) {
  const full = path.join(copy, file);
  let text = readFileSync(full, 'utf8');
  for (const [from, to] of changes) {
    expect(text).toMatch(from);
    text = text.replace(from, to);
  }
  writeFileSync(full, text);
}

function run(script: string) {
  const own = Object.entries(process.env).filter(
    ([name]) => name !== 'NODE_ENV' && !name.startsWith('NEXT_PUBLIC_'),
  );
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    cwd: copy,
    encoding: 'utf8',
    env: Object.fromEntries(own) as never,
  });
  expect(stdout + stderr).not.toMatch(/^\s+at .*:\d+/m);
  return { status, lines: (stdout + stderr).trim().split('\n') };
}

const launchCheck = () => run('scripts/launch-check/index.ts');

test('today it lists one line for each thing, and fails', () => {
  const { status, lines } = launchCheck();
  expect(lines).toContain(
    'content/company.ts: company › email is "hello@seaalmond.example", a mailbox that nobody has. Put the mailbox from which you answer enquiries.',
  );
  expect(lines.at(-3)).toMatch(/NEXT_PUBLIC_EMAILJS_… are not set/);
  expect(lines.at(-1)).toBe(
    `${lines.length - 2} things to see to before the site goes live (docs/going-live.md).`,
  );
  expect(status).toBe(1);
});

test('when all is the owner’s own it says so in one line, until the settings change', () => {
  const confirmed: [RegExp, string] = [/,?\s*example: true/g, ''];
  edit('content/home.ts', confirmed);
  edit('content/authors.ts', confirmed);
  edit('content/privacy.ts', confirmed);
  edit(
    'content/company.ts',
    confirmed,
    [/seaalmond\.example/g, 'reef-and-palm.in'],
    [/3192 000 00/g, '3192 123 00'],
    [/(instagram|x)\.example/g, '$1.com'],
  );
  const env = path.join(copy, '.env.production.local');
  const setting = (name: string) => `NEXT_PUBLIC_EMAILJS_${name}=value\n`;
  const names = ['PUBLIC_KEY', 'SERVICE_ID', 'FLIGHT_TEMPLATE_ID', 'CONTACT_TEMPLATE_ID'];
  writeFileSync(env, names.map(setting).join(''));
  expect(run('scripts/settings.ts').status).toBe(0);
  mkdirSync(path.join(copy, 'out'));
  writeFileSync(path.join(copy, 'out/index.html'), '');
  expect(launchCheck()).toEqual({
    status: 0,
    lines: ['Ready: no example value is left, and the forms have a mail service to send through.'],
  });

  writeFileSync(env, names.map(setting).join('').replace('value', 'other'));
  const { status, lines } = launchCheck();
  expect(lines[0]).toBe(
    'out/: the export was built with other mail settings than today’s. Build it again: npm run build.',
  );
  expect(status).toBe(1);
});

test('settings with a fault are one line here, and the content is still read', () => {
  writeFileSync(path.join(copy, '.env.local'), 'NEXT_PUBLIC_EMAILJS_SERVICE_ID=x\n');
  const { status, lines } = launchCheck();
  expect(lines.join('\n')).toContain('cannot be used: The mail service is set up in part.');
  expect(lines.join('\n')).toContain('company › email');
  expect(status).toBe(1);
});

test('content that cannot be read is not checked: it says which command names the faults', () => {
  edit('content/company.ts', [/email: '/, "email '"]);
  const { status, lines } = launchCheck();
  expect(lines).toEqual(['The content has faults; npm run content names them. Then check again.']);
  expect(status).toBe(1);
});
