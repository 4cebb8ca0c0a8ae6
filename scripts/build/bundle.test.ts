import { readModule } from './bundle';

const read = (...files: string[]) => {
  const inputs = Object.fromEntries(files.map((file) => [file, { bytes: 1, imports: [] }]));
  return () => readModule({ outputFiles: [], metafile: { inputs, outputs: {} } });
};

test('code for browsers may have the schema of the content, but no content', () => {
  const code = ['client/start.ts', 'lib/content/facts.ts', 'content/schema/weekdays.ts'];
  expect(read(...code)).not.toThrow();
  expect(read(...code, 'content/words/labels.ts')).toThrow('imports content/words/labels.ts');
});
