import { loadMailEnvironment } from '../mail/environment';
import { readBuildRecord } from '../mail/record';
import { findInContent } from './content';
import { findInExport, inspectExport } from './export';
import { formatFinding } from './finding';
import { findInMail } from './mail';

/**
 * `npm run launch-check`: lists what must not go live as it is, one line for each thing. Exit code
 * 0 when there is nothing, else 1.
 */
const folder = process.cwd();

const { content } = await import('@/lib/content/store').catch(() => {
  console.error('The content has faults; npm run content names them. Then check again.');
  process.exit(1);
});
const mail = loadMailEnvironment(folder);
const state = inspectExport(folder, readBuildRecord(folder));
const findings = [
  ...findInContent(content),
  ...findInMail(mail),
  ...(mail.fault ? [] : findInExport(state, mail.settings)),
];

for (const finding of findings) console.log(formatFinding(finding));
if (findings.length > 0) {
  const things = findings.length === 1 ? '1 thing' : `${findings.length} things`;
  console.log(`\n${things} to see to before the site goes live (docs/going-live.md).`);
  process.exit(1);
}
console.log('Ready: no example value is left, and the forms have a mail service to send through.');
