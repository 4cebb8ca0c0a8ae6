import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { filesIn } from '../files-in.mjs';

const compressible = /\.(?:html|css|js|json|svg|txt|xml|webmanifest|ico)$/;

/**
 * In bytes: what a new connection sends at once is 14.6 KB, and half a kilobyte of it are headers. A
 * larger page needs another journey to the visitor and back before all of it is there.
 */
export const initialWindowBytes = 14_000;

/** In bytes: a smaller file fits into one packet, and a copy would save nothing. */
const smallest = 512;

/**
 * Writes compressed copies (.br and .gz) beside the files of an export, for hosts that send them as
 * they are. A file that would not become smaller gets none.
 * @param root the export folder
 * @returns how many files have copies, and their size in bytes without and with brotli; the pages among
 *   them with their size in brotli, the heaviest first
 * @throws when the folder cannot be read or written
 */
export async function precompress(root: string) {
  const files = filesIn(root).filter((name) => compressible.test(name));
  const total = { files: 0, bytes: 0, brotliBytes: 0 };
  const pages: { name: string; bytes: number }[] = [];

  async function writeCopies(name: string) {
    const file = path.join(root, name);
    const content = await readFile(file);
    if (content.length < smallest) return;
    const { br, gz } = await compressContent(content, path.extname(file));
    if (br.length >= content.length) return;
    await writeFile(`${file}.br`, br);
    await writeFile(`${file}.gz`, gz);
    total.files += 1;
    total.bytes += content.length;
    total.brotliBytes += br.length;
    const page = /^(.*)\.html$/.exec(name)?.[1];
    if (page !== undefined) pages.push({ name: page, bytes: br.length });
  }

  await Promise.all(files.map(writeCopies));
  return { ...total, pages: pages.sort((a, b) => b.bytes - a.bytes) };
}

/**
 * How well brotli compresses, of 11. With 10 a file grows by 2 % and takes a third of the time, with 8 by
 * 12 % and a fortieth: good for data and dialogs, which are fetched when the page has long been there.
 */
const qualities: Record<string, number> = { '.html': 10, '.svg': 10, '.txt': 8 };

async function compressContent(content: Buffer, end: string): Promise<{ br: Buffer; gz: Buffer }> {
  const quick = await compressBrotli(content, qualities[end] ?? 11);
  const isHeavy = end === '.html' && quick.length > initialWindowBytes;
  const br = isHeavy ? await compressBrotli(content, 11) : quick;
  return { br, gz: await promisify(gzip)(content, { level: 9 }) };
}

function compressBrotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: quality,
    [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}
