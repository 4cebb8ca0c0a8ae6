import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MailSettings } from '@/lib/enquiry/mail-settings';

const file = '.generated/mail-settings.json';

/** The settings and the start time of the last build. */
export type BuildRecord = { settings: MailSettings | undefined; begun: Date };

/** Saves the settings of a build at its start, for the launch check. */
export function writeBuildRecord(folder: string, settings: MailSettings | undefined) {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${JSON.stringify({ settings }, null, 2)}\n`);
}

/** The record of the last build; undefined when none can be read. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  const full = path.join(folder, file);
  try {
    const { settings } = JSON.parse(readFileSync(full, 'utf8')) as BuildRecord;
    return { settings, begun: statSync(full).mtime };
  } catch {
    return undefined;
  }
}
