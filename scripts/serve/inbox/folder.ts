import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Enquiry, readMail, writeMail } from './mail';

/** A file of the folder; one without an enquiry was not written by the inbox. */
export type Entry = { name: string; enquiry: Enquiry | undefined };

/**
 * Opens the folder with one mail file for each enquiry; a new folder is readable only by this user.
 * @throws when it cannot be created
 */
export function openFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { save, list };

  /** Saves an enquiry under a new name that sorts by time. The file is never incomplete. */
  async function save(enquiry: Enquiry): Promise<void> {
    // Windows allows no colons in names.
    const name = `${enquiry.received.replaceAll(':', '-')}-${randomUUID()}.eml`;
    const temporary = path.join(folder, `.${name}.tmp`);
    const mail = await writeMail(enquiry);
    await writeFile(temporary, mail, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path.join(folder, name));
  }

  /** All mail files, the newest first. */
  async function list(): Promise<Entry[]> {
    const names = (await readdir(folder)).filter((name) => /^[\w-].*\.eml$/.test(name));
    const entries = names
      .sort()
      .reverse()
      .map(async (name) => {
        const enquiry = await readFile(path.join(folder, name))
          .then(readMail)
          .catch(() => undefined);
        return { name, enquiry };
      });
    return Promise.all(entries);
  }
}
