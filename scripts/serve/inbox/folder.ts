import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A file above this many bytes is none of ours: the largest enquiry makes one a third as large. */
const maxFile = 1024 * 1024;

/** The mail files of the inbox: one for each enquiry, in one folder, with names that sort by time. */
export type MailFolder = ReturnType<typeof openMailFolder>;

/**
 * Opens a folder for mail files. It is made with the first file, for this user's eyes only.
 * @param folder its path
 */
export function openMailFolder(folder: string) {
  let latest = 0;

  return { save, list, read };

  /**
   * Keeps a mail under a new name. The file is there wholly or not at all, and is on the disk when
   * this resolves.
   * @param time in ms since 1970; mails of the same ms are kept in the order of the calls
   * @returns the file's name
   * @throws when the folder cannot be written; nothing is left behind
   */
  async function save(mail: Uint8Array, time: number): Promise<string> {
    latest = Math.max(time, latest + 1);
    // No colons: Windows has none in names. The end keeps two processes apart.
    const stamp = new Date(latest).toISOString().replaceAll(':', '-');
    const name = `${stamp}-${randomBytes(6).toString('hex')}.eml`;
    const temporary = path.join(folder, `.${name}.tmp`);

    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(mail);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path.join(folder, name));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    return name;
  }

  /**
   * The names of what is in the folder, the newest mail first; hidden files are left out. Empty when
   * there is no folder yet.
   */
  async function list(): Promise<string[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => !name.startsWith('.'))
      .sort()
      .reverse();
  }

  /**
   * Reads one file.
   * @param name one from `list`
   * @returns undefined when it is no plain file (a link, a folder), too large to be a mail of ours,
   *   or cannot be read
   */
  async function read(name: string): Promise<Buffer | undefined> {
    try {
      // A link is not followed, a pipe not waited for. Windows knows neither flag.
      const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
      const file = await open(path.join(folder, name), flags);
      try {
        const stats = await file.stat();
        return stats.isFile() && stats.size <= maxFile ? await file.readFile() : undefined;
      } finally {
        await file.close();
      }
    } catch {
      return undefined;
    }
  }
}
