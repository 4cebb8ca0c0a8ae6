import { readFileSync } from 'node:fs';
import { filesIn } from './files-in.mjs';

// `npm run launch-check` lists what the content still marks as an example: file, line, and the name above the mark.
const marked = /^(?! *\/\/).*\bexample: true\b/;
const named = /(?:\b(?:id|name|city|term|heading|label): '|export const )([^':]+)/;
const files = filesIn('content').filter((name) => !name.startsWith('schema/'));
const examples = files.flatMap((file) => {
  const lines = readFileSync(`content/${file}`, 'utf8').split('\n');
  let name = '';
  return lines.flatMap((line, at) => {
    name = named.exec(line)?.[1] ?? name;
    return marked.test(line) ? `content/${file}:${at + 1}: ${name}` : [];
  });
});

const advice = '\nReplace each of these examples by your own, then delete its "example: true".';
console.log(examples.join('\n'), examples.length > 0 ? advice : 'The content has no examples.');
