import nextEnv from '@next/env';
import { needsMailSettings, readMailSettings } from '@/lib/enquiry/mail-settings';
import { run } from '../steps.mjs';
import { exportFolder, isTestSite } from '../test-site.mjs';
import { buildPages } from './next';

// `npm run build`, after the check of the content: finds mistakes that Next doesn't report, renders the pages, and makes
// the files for hosts. The exit code is 1 if a step fails.

nextEnv.loadEnvConfig(process.cwd(), false);
try {
  const mail = readMailSettings(process.env, { required: needsMailSettings(process.env) });
  const service = mail?.origin ? `the mail service at ${mail.origin}` : 'the local inbox';
  const without = 'No mail service is set up, so the forms offer only chat, e-mail and phone.';
  console.log(mail ? `The forms send to ${service}.` : without);
} catch (error) {
  stop((error as Error).message);
}
// The messages of the interface have no schema, so only the type checker finds a missing one. `npm test` checks types
// before it builds the test site.
if (!isTestSite()) {
  const { ok, output } = await run('next typegen && tsc -p scripts/build --pretty');
  const help = `If texts are missing in content/ or have other names, put those back that are marked with ~ above:
labels.dates.ask is the text "ask" of the group "dates" in content/messages/labels.ts.`;
  if (!ok) stop(`${output}\n${help}`);
}

// For register-worker.ts, which compares it with the build times of cached pages, and for the names of data files.
const buildTime = new Date().toISOString().replace(/\D/g, '');
if (!buildPages({ ...process.env, BUILD_TIME: buildTime })) process.exit(1);

// Imported only now, because it reads the texts of the interface, which must first pass the type checker.
const { finishExport } = await import('./finish-export');
await finishExport(exportFolder(), buildTime).catch(({ message }) => stop(message));
console.log(`The site is in ${exportFolder()}/`);

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
