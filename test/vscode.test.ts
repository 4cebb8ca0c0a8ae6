import { readFileSync } from 'node:fs';
import { formatReport } from '@/lib/content/report/report';
import { newTypes } from '@/scripts/new/new-entry';

// The tasks of Visual Studio Code say again what the commands know.
const { tasks, inputs } = JSON.parse(readFileSync('.vscode/tasks.json', 'utf8'));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('each task runs a command of the project', () => {
  for (const { command, args = [] } of tasks) {
    const words: string[] = [command, ...args].join(' ').split(' ');
    const [script = ''] = words.slice(2).filter((word) => !word.startsWith('-'));
    expect(scripts).toHaveProperty(script);
  }
});

test('New offers what npm run new can write', () => {
  expect(inputs[0].options.toSorted()).toEqual(Object.keys(newTypes).toSorted());
});

test('Check finds file, line and problem in the report', () => {
  const fault = {
    file: 'content/a-b.ts',
    field: 'price.now',
    problem: 'is "₹1"',
    expected: 'digits',
  };
  const patterns: { regexp: string }[] = tasks[0].problemMatcher.pattern;
  const found = (item: string) => {
    const lines = formatReport([{ ...fault, item, line: 12 }]).split('\n');
    const start = lines.findIndex((line) => new RegExp(patterns[0]?.regexp ?? '').test(line));
    return patterns.map(
      ({ regexp }, index) => new RegExp(regexp).exec(lines[start + index] ?? '')?.[1],
    );
  };
  const { file, problem } = fault;
  expect(found('packages › one')).toEqual([file, '12', problem]);
});
