import { readFileSync } from 'node:fs';
import { findPosition } from '@/lib/content/report/find-position';
import { issueAt } from '@/lib/content/report/issue';
import { walk } from '@/lib/content/walk';
import * as content from '@/lib/content-files';

// `npm run check:launch` lists the examples of the content, with file and line. They are no failure, because visitors
// see them marked.
const examples = [...walk(content)]
  .filter(({ path, value }) => path.at(-1) === 'example' && value === true)
  .map(({ path }) => {
    const { file, text } = issueAt(content, path.slice(0, -1), 'contains example data.');
    return `${file}:${findPosition(readFileSync(file, 'utf8'), path)?.line}: ${text}`;
  });

const advice = 'Replace the example data with your own, then delete each "example: true".';
const result = examples.length > 0 ? advice : 'The content has no examples.';
console.log([...examples, result].join('\n'));
