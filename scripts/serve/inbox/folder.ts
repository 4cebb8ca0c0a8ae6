import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ReceivedEnquiry, readMail, writeMail } from './mail';

/** A mail file of the folder. */
export type InboxEntry = { name: string; enquiry: ReceivedEnquiry };

/**
 * Opens the folder with one mail file for each enquiry; a new folder is readable only by this user.
 * @throws when it cannot be created
 */
export function openFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { save, list };

  /** Saves an enquiry under a new name that sorts by time. The file is never incomplete. */
  async function save(enquiry: ReceivedEnquiry): Promise<void> {
    // Windows allows no colons in names.
    const name = `${enquiry.received.replaceAll(':', '-')}-${randomUUID()}.eml`;
    const temporary = path.join(folder, `.${name}.tmp`);
    const mail = await writeMail(enquiry);
    await writeFile(temporary, mail, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path.join(folder, name));
  }

  /** All enquiries, the newest first. Other files in the folder are left out. */
  async function list(): Promise<InboxEntry[]> {
    const names = (await readdir(folder)).filter((name) => /^[\w-].*\.eml$/.test(name));
    const read = async (name: string) =>
      readFile(path.join(folder, name))
        .then(readMail)
        .then((enquiry) => [{ name, enquiry }])
        .catch(() => []);
    return (await Promise.all(names.sort().reverse().map(read))).flat();
  }
}
