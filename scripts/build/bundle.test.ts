import { codeOf } from './bundle';

// e2e/pages.spec.ts tests which files pages load.

/** Reads a compiled module, given what each of its files imports. */
const read = (imported: Record<string, string[]>) => () => {
  const inputs = Object.entries(imported).map(([file, paths]) => {
    const imports = paths.map((path) => ({ path, kind: 'import-statement' as const }));
    return [file, { bytes: 1, imports }];
  });
  return codeOf({ outputFiles: [], metafile: { inputs: Object.fromEntries(inputs), outputs: {} } });
};

test('code for browsers may import the schema of the content, but neither the content nor zod', () => {
  const allowed = { 'client/start.ts': ['lib/a.ts'], 'lib/a.ts': ['content/schema/weekdays.ts'] };
  expect(read({ ...allowed, 'content/schema/weekdays.ts': [] })).not.toThrow();
  const zod = 'node_modules/zod/v4/index.js';
  expect(read({ 'client/start.ts': [zod], [zod]: [] })).toThrow(zod);
  // Two of them import each other.
  const wrong = { 'lib/a.ts': ['lib/b.ts'], 'lib/b.ts': ['lib/a.ts', 'content/company.ts'] };
  expect(read({ ...wrong, 'client/start.ts': ['lib/a.ts'], 'content/company.ts': [] })).toThrow(
    'content/company.ts, which is imported by lib/b.ts, which is imported by lib/a.ts, which is imported by client/start.ts',
  );
});
