// `npm run dev`: the site with live reload. Plain JavaScript that imports no packages: on a new machine
// none are installed yet.
import { requirePackages } from './setup/install.mjs';
import { runAsLast } from './setup/run.mjs';

await requirePackages();
runAsLast(['--import', 'tsx', 'scripts/dev/index.ts']);
