import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MailSettings } from '@/lib/enquiry/mail';

const file = '.generated/mail-settings.json';

/** What the last build was begun with. */
export type BuildRecord = { settings: MailSettings | undefined; begun: Date };

/** Notes the settings with which a build begins, for the launch check. */
export function writeBuildRecord(folder: string, settings: MailSettings | undefined) {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${JSON.stringify({ settings }, null, 2)}\n`);
}

/** The note of the last build, or undefined when there is none that can be read. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  const full = path.join(folder, file);
  try {
    const { settings } = JSON.parse(readFileSync(full, 'utf8')) as BuildRecord;
    return { settings, begun: statSync(full).mtime };
  } catch {
    return undefined;
  }
}
