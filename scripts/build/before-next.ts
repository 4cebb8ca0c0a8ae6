import nextEnv from '@next/env';
import { getMailSettings } from '@/lib/enquiry/mail-settings';
import { prepareContent } from '../prepare-content';
import { run } from '../setup.mjs';
import { isTestSite } from '../site.mjs';

// The first step of `npm run build`: finds mistakes that Next would not report. The exit code is 1 if there is one.

// The messages of the interface have no schema, so only the type checker notices a missing one. `npm run check` checks
// the types of the test site.
const types = isTestSite()
  ? { ok: true, output: '' }
  : run('next typegen && tsc --noEmit -p scripts/build');

nextEnv.loadEnvConfig(process.cwd(), false);
try {
  const mail = getMailSettings(process.env);
  const service = mail?.origin ? `the mail service at ${mail.origin}` : 'the local inbox';
  const without = 'No mail service is set up, so the forms offer only chat, e-mail and phone.';
  console.log(mail ? `The forms send to ${service}.` : without);
} catch (error) {
  stop((error as Error).message);
}
await prepareContent();
const { ok, output } = await types;
if (!ok) stop(`The content lacks a message that the code uses, or a type is wrong.\n${output}`);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
