import { readFileSync } from 'node:fs';
import { findPosition } from '@/lib/content/report/find-position';
import { issueAt } from '@/lib/content/report/issue';
import { walk } from '@/lib/content/walk';
import { prepareContent } from './prepare-content';

// `npm run check:launch` checks the content, and lists its examples, with file and line. They are no failure, because
// visitors see them marked.
await prepareContent();
// Imported only now, because an import throws syntax errors, which the check explains.
const content = await import('@/lib/content-files');
const examples = [...walk(content)]
  .filter(({ path, value }) => path.at(-1) === 'example' && value === true)
  .map(({ path }) => {
    const { file, text } = issueAt(content, path.slice(0, -1), 'contains example data.');
    return `${file}:${findPosition(readFileSync(file, 'utf8'), path)?.line}: ${text}`;
  });

const advice = 'Replace the example data with your own, then delete each "example: true".';
const result = examples.length > 0 ? advice : 'The content has no examples.';
console.log([...examples, result].join('\n'));
