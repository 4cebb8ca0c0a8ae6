/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../temporary-folder';
import { openMailFolder } from './folder';

const time = Date.parse('2026-11-21T10:15:30.123Z');
const mail = (text: string) => Buffer.from(text);

afterAll(removeFolders);

describe('the folder of mails', () => {
  it('is made with the first mail, for its owner alone', async () => {
    const folder = path.join(await makeFolder(), 'deep', 'enquiries');
    const mails = openMailFolder(folder);
    expect(await mails.list()).toEqual([]);
    const name = await mails.save(mail('one'), time);
    expect(name).toMatch(/^2026-11-21T10-15-30\.123Z-[0-9a-f]{12}\.eml$/);
    expect(await readFile(path.join(folder, name), 'utf8')).toBe('one');
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('keeps many mails of one moment, in their order', async () => {
    const folder = await makeFolder();
    const [first, second] = [openMailFolder(folder), openMailFolder(folder)];
    const texts = Array.from({ length: 100 }, (_, index) => `mail ${index}`);
    const names = await Promise.all(texts.map((text) => first.save(mail(text), time)));
    await Promise.all(texts.map((text) => second.save(mail(text), time)));
    expect(await readdir(folder)).toHaveLength(200);
    expect([...names].sort()).toEqual(names);
    for (const [index, name] of names.entries()) {
      expect(await readFile(path.join(folder, name), 'utf8')).toBe(texts[index]);
    }
  });

  it('keeps the order when the clock is set back', async () => {
    const mails = openMailFolder(await makeFolder());
    const names = [await mails.save(mail('a'), time), await mails.save(mail('b'), time - 5000)];
    expect(await mails.list()).toEqual(names.reverse());
  });

  it('leaves nothing behind when a mail cannot be put in its place', async () => {
    const folder = await makeFolder();
    const file = path.join(folder, 'a-file');
    await writeFile(file, 'kept');
    await expect(openMailFolder(file).save(mail('x'), time)).rejects.toThrow(/EEXIST|ENOTDIR/);
    // Fails amid writing, with the temporary file open.
    const mails = openMailFolder(folder);
    await expect(mails.save(null as never, time)).rejects.toThrow();
    expect(await readdir(folder)).toEqual(['a-file']);
    expect(await readFile(file, 'utf8')).toBe('kept');
  });

  it('reads plain files only', async () => {
    const outside = await makeFolder({ secret: 'secret' });
    const folder = await makeFolder({
      'mail.eml': 'mail',
      '.hidden.eml': 'hidden',
      'large.eml': new Uint8Array(2 * 1024 * 1024),
    });
    await symlink(path.join(outside, 'secret'), path.join(folder, 'link.eml'));
    await mkdir(path.join(folder, 'folder.eml'));
    execFileSync('mkfifo', [path.join(folder, 'pipe.eml')]);
    const mails = openMailFolder(folder);
    const sorted = ['pipe.eml', 'mail.eml', 'link.eml', 'large.eml', 'folder.eml'];
    expect(await mails.list()).toEqual(sorted);
    expect((await mails.read('mail.eml'))?.toString()).toBe('mail');
    for (const name of ['pipe.eml', 'link.eml', 'large.eml', 'folder.eml', 'missing.eml']) {
      expect(await mails.read(name)).toBeUndefined();
    }
  });
});
