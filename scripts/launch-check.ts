import { readFileSync } from 'node:fs';
import { filesIn } from './files-in.mjs';

// `npm run launch-check`: lists, with file and line, what the content still marks as an example. Exit
// code 1 when there is something.
const files = filesIn('content').filter((name) => !name.startsWith('schema/'));
const found = files.flatMap((name) => {
  const lines = readFileSync(`content/${name}`, 'utf8').split('\n');
  const isExample = (line: string) => /^(?! *\/\/).*\bexample: true\b/.test(line);
  return lines.flatMap((line, at) => (isExample(line) ? `content/${name}:${at + 1}` : []));
});

const advice = `\n${found.length} examples. Put what is true, and delete "example: true" there.`;
for (const place of found) console.log(place);
console.log(found.length > 0 ? advice : 'No example is left in content/.');
process.exitCode = found.length > 0 ? 1 : 0;
