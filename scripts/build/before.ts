import nextEnv from '@next/env';
import { getMailSettings } from '@/lib/enquiry/mail-settings';
import { run } from '../setup.mjs';
import { isTestSite } from '../site.mjs';
import { checkIslands } from './check-islands';

// The first step of `npm run build`. Exit code 1 when nothing can be built.

// Words of the interface have no schema: only the types tell of one that was deleted. `npm run check` looks at the
// content of the tests.
const types = isTestSite()
  ? { ok: true, output: '' }
  : run('next typegen && tsc --noEmit -p scripts/build');

nextEnv.loadEnvConfig(process.cwd(), false);
try {
  const mail = getMailSettings(process.env);
  const without = 'No mail service is set up: the forms offer chat, e-mail and phone only.';
  console.log(
    mail ? `The forms send through the mail service: ${mail.origin ?? 'the local inbox'}` : without,
  );
} catch (error) {
  stop((error as Error).message);
}
// Checks the content and encodes photographs, which Next reads.
await import('../content');

const [problem] = checkIslands();
if (problem) stop(problem);
const { ok, output } = await types;
if (!ok) stop(`The code needs what the content lacks, or a type is wrong.\n${output}`);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
