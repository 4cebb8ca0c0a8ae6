import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { MailSettings } from '@/lib/enquiry/mail';
import type { BuildRecord } from '../mail/record';
import type { Finding } from './finding';
import { isLocalInbox } from './mail';

/** What is known of the export in out/. */
export type ExportState = {
  /** When its home page was written; undefined when there is no export. */
  built: Date | undefined;
  /** What the last build was begun with. */
  record: BuildRecord | undefined;
  /** When the newest file of the content was changed. */
  contentChanged: Date;
};

/** Looks at out/ and content/ below a folder. */
export function inspectExport(folder: string, record: BuildRecord | undefined): ExportState {
  const page = statSync(path.join(folder, 'out/index.html'), { throwIfNoEntry: false });
  const content = path.join(folder, 'content');
  const times = readdirSync(content, { recursive: true, encoding: 'utf8' }).map((name) =>
    statSync(path.join(content, name)).mtime.getTime(),
  );
  return { built: page?.mtime, record, contentChanged: new Date(Math.max(...times)) };
}

/**
 * Why the export in out/ must not be put online; nothing when there is none, since the host may
 * build its own.
 * @param settings the settings of today
 */
export function findInExport(
  { built, record, contentChanged }: ExportState,
  settings: MailSettings | undefined,
): Finding[] {
  if (!built) return [];
  const problem = () => {
    if (!record || record.begun > built) return 'is not from the last npm run build';
    if (record.settings && isLocalInbox(record.settings)) {
      return 'was built for the local inbox (npm start and npm test do that)';
    }
    if (!isDeepStrictEqual(record.settings, settings)) {
      return 'was built with other mail settings than today’s';
    }
    return contentChanged > built ? 'is older than the content' : undefined;
  };
  const found = problem();
  return found
    ? [
        {
          file: 'out/',
          spot: 'the export',
          problem: found,
          advice: 'Build it again: npm run build',
        },
      ]
    : [];
}
