import { readdirSync, readFileSync } from 'node:fs';

// `npm run launch-check`: lists, with file and line, what the content still marks as an example. Exit
// code 1 when there is something.
const found = readdirSync('content')
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) =>
    readFileSync(`content/${name}`, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /^(?! *\/\/).*\bexample: true\b/.test(line) ? `content/${name}:${index + 1}` : [],
      ),
  );

if (found.length === 0) {
  console.log('No example is left in content/.');
} else {
  console.log(found.join('\n'));
  console.log(`\n${found.length} examples. Put what is true, and delete "example: true" there.`);
  process.exitCode = 1;
}
