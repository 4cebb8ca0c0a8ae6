import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

export type Precompressed = {
  /** Files that have a brotli copy now. */
  files: number;
  /** Their size in bytes, plain and in brotli. */
  bytes: number;
  brotliBytes: number;
};

const compressible =
  /\.(?:html|css|js|mjs|json|map|svg|txt|xml|rss|atom|webmanifest|ico|bmp|ttf|otf|wasm)$/;

/** Below this size in bytes a copy saves nothing worth a second file. */
const smallest = 512;

type Compress = (content: Buffer) => Promise<Buffer>;

const formats: { suffix: string; compress: Compress }[] = [
  {
    suffix: '.br',
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: 11,
          [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { suffix: '.gz', compress: (content) => promisify(gzip)(content, { level: 9 }) },
];

/**
 * Writes compressed copies (.br and .gz) beside the files of an export, for hosts that send them as
 * they are, and removes copies whose file is gone. A copy newer than its file is kept as it is.
 * @param root the export folder
 * @returns how many files have a brotli copy, and what it saves in bytes
 * @throws when the folder cannot be read or written
 */
export async function precompress(root: string): Promise<Precompressed> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const sources = names.filter((name) => compressible.test(name));

  await removeStale(names, new Set(sources));

  const packers = formats.map(({ suffix, compress }) => ({ suffix, compress: once(compress) }));
  const total: Precompressed = { files: 0, bytes: 0, brotliBytes: 0 };
  // The workers take their files from one and the same iterator.
  const queue = sources.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const source of queue) {
      const [bytes, brotliBytes] = await writeCopies(source, packers);
      if (brotliBytes === undefined) continue;
      total.files += 1;
      total.bytes += bytes;
      total.brotliBytes += brotliBytes;
    }
  });
  await Promise.all(workers);
  return total;
}

/**
 * Removes copies of files that are gone, and what an interrupted run left. Other archives, such as
 * a download.tar.gz, are not copies.
 */
async function removeStale(names: string[], sources: Set<string>): Promise<void> {
  for (const name of names) {
    const [, source] = /^(.+)\.(?:br|gz)(?:\.tmp)?$/.exec(name) ?? [];
    if (!source || !compressible.test(source)) continue;
    if (name.endsWith('.tmp') || !sources.has(source)) await rm(name, { force: true });
  }
}

/** The size of the file and of its brotli copy, undefined when it has none. */
async function writeCopies(
  source: string,
  packers: typeof formats,
): Promise<[bytes: number, brotliBytes?: number]> {
  const { size, mtimeMs } = await stat(source);
  const sizes: (number | undefined)[] = [];
  for (const { suffix, compress } of packers) {
    const target = `${source}${suffix}`;
    const copy = await stat(target).catch(() => undefined);
    if (size >= smallest && copy && copy.mtimeMs > mtimeMs) {
      sizes.push(copy.size);
      continue;
    }
    const packed = size >= smallest ? await compress(await readFile(source)) : undefined;
    const isWorthIt = packed !== undefined && packed.length < size;
    if (isWorthIt) await writeWhole(target, packed);
    else await rm(target, { force: true });
    sizes.push(isWorthIt ? packed.length : undefined);
  }
  return [size, sizes[0]];
}

/** Next writes some data of a page twice, and the frame of all pages beside each of them. */
function once(compress: Compress): Compress {
  const packed = new Map<string, Promise<Buffer>>();
  return (content) => {
    const id = createHash('sha256').update(content).digest('base64');
    const known = packed.get(id) ?? compress(content);
    packed.set(id, known);
    return known;
  };
}

/** By way of a temporary file: a run stopped halfway must not leave half a copy that looks new. */
async function writeWhole(target: string, content: Buffer): Promise<void> {
  await writeFile(`${target}.tmp`, content);
  await rename(`${target}.tmp`, target);
}
