import { codeOf } from './bundle';

// e2e/pages.spec.ts tests which files pages load.

/** Reads a compiled module of files, each of which imports the next one. */
const read = (...files: string[]) => {
  const imports = (path?: string) => (path ? [{ path, kind: 'import-statement' as const }] : []);
  const inputs = Object.fromEntries(
    files.map((file, index) => [file, { bytes: 1, imports: imports(files[index + 1]) }]),
  );
  return () => codeOf({ outputFiles: [], metafile: { inputs, outputs: {} } });
};

test('code for browsers may import the schema of the content, but not the content', () => {
  const code = ['client/start.ts', 'lib/content/facts.ts', 'content/schema/weekdays.ts'];
  expect(read(...code)).not.toThrow();
  expect(read('client/start.ts', 'lib/money/money.ts', 'content/company.ts')).toThrow(
    'content/company.ts, which is imported by lib/money/money.ts, which is imported by client/start.ts',
  );
});
