import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from './temporary-folder';

const project = process.cwd();
let copy: string;

/** Makes a copy of the project with the test content, and with a site whose forms send to the local inbox. */
export async function copyProject() {
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
export function edit(file: string, from: RegExp, to: string) {
  const full = path.join(copy, file);
  const text = readFileSync(full, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(full, text.replace(from, to));
}

/** Runs a script in the copy with these environment variables, and without others that could affect it. */
export function run(script: string, variables: Record<string, string> = {}) {
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
