import { compileCode, readCode } from './bundle';

test('every page loads all code that starts with it in two files, and React only when needed', async () => {
  const { files, initial } = await compileCode();
  const codeIn = (names: Iterable<string>) =>
    [...names].map((name) => Buffer.from(files.get(name) ?? '').toString());
  expect(initial.length).toBe(2);
  expect(codeIn(initial).join()).toContain('data-island');
  expect(codeIn(initial).join()).not.toContain('hydrateRoot');
  expect(codeIn(files.keys()).join()).toContain('hydrateRoot');
});

/** Reads a compiled module of files, each of which imports the next one. */
const read = (...files: string[]) => {
  const imports = (path?: string) => (path ? [{ path, kind: 'import-statement' as const }] : []);
  const inputs = Object.fromEntries(
    files.map((file, index) => [file, { bytes: 1, imports: imports(files[index + 1]) }]),
  );
  return () => readCode({ outputFiles: [], metafile: { inputs, outputs: {} } });
};

test('code for browsers may import the schema of the content, but not the content', () => {
  const code = ['client/start.ts', 'lib/content/facts.ts', 'content/schema/weekdays.ts'];
  expect(read(...code)).not.toThrow();
  expect(read('client/start.ts', 'lib/money/money.ts', 'content/company.ts')).toThrow(
    'content/company.ts, which is imported by lib/money/money.ts, which is imported by client/start.ts',
  );
});
