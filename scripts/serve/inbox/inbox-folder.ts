import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const enquirySchema = z.object({
  received: z.iso.datetime().describe('When it came, UTC'),
  templateId: z.string().describe('Which form it is'),
  fields: z.array(z.tuple([z.string(), z.string()])).describe('Names and values, exactly as sent'),
});

export type ReceivedEnquiry = z.infer<typeof enquirySchema>;

/**
 * Opens the folder with one file for each enquiry; a new folder is readable only by this user.
 * @throws when it cannot be created
 */
export function openFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return { save, list };

  /** Saves an enquiry under a new name that sorts by time. The file is never incomplete. */
  async function save(enquiry: ReceivedEnquiry): Promise<void> {
    // Windows allows no colons in names.
    const name = `${enquiry.received.replaceAll(':', '-')}-${randomUUID()}.json`;
    const temporary = path.join(folder, `.${name}.tmp`);
    const text = JSON.stringify(enquiry, null, 2);
    await writeFile(temporary, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path.join(folder, name));
  }

  /** All enquiries, the newest first. Other files in the folder are left out. */
  async function list(): Promise<ReceivedEnquiry[]> {
    const names = (await readdir(folder)).filter((name) => /^[\w-].*\.json$/.test(name));
    const read = async (name: string) =>
      readFile(path.join(folder, name), 'utf8')
        .then((text) => [enquirySchema.parse(JSON.parse(text))])
        .catch(() => []);
    return (await Promise.all(names.sort().reverse().map(read))).flat();
  }
}
