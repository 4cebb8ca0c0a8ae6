import { readFileSync } from 'node:fs';
import { filesIn } from './files-in.mjs';
import { findStructureFaults } from './structure-rules';

// `npm run check:structure`: prints one line for each problem; exit code 1 when there is one.
const folders = ['content', 'lib', 'components', 'client', 'app', 'public/print'];
const files = folders
  .flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`))
  .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name));
const problems = findStructureFaults(
  new Map(files.map((file) => [file, readFileSync(file, 'utf8')])),
);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
