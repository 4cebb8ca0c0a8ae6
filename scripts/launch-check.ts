import { readFileSync } from 'node:fs';
import { filesIn } from './files-in.mjs';

// `npm run launch-check` lists everything in the content that is still marked as an example, with file and line. The
// exit code is 1 if there are any examples.
const files = filesIn('content').filter((name) => !name.startsWith('schema/'));
const found = files.flatMap((name) => {
  const lines = readFileSync(`content/${name}`, 'utf8').split('\n');
  const isExample = (line: string) => /^(?! *\/\/).*\bexample: true\b/.test(line);
  return lines.flatMap((line, at) => (isExample(line) ? `content/${name}:${at + 1}` : []));
});

const advice = `\n${found.length} examples. Replace each one, then delete its "example: true".`;
for (const place of found) console.log(place);
console.log(found.length > 0 ? advice : 'There are no examples left in content/.');
process.exitCode = found.length > 0 ? 1 : 0;
