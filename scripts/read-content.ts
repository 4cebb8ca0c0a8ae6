import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TransformFailure, transform } from 'esbuild';
import type { RawContent } from '@/lib/content/collections';
import type { Fault } from '@/lib/content/fault';
import { type Complaint, findAbsence, findSlip } from '@/lib/content/slips';
import { type Reading, readSource } from '@/lib/content/source/read';

/** A content file: what it exports, what its source says, and its slip if it has one. */
export type ContentFile = {
  file: string;
  exports: RawContent;
  reading: Reading;
  fault?: Fault;
};

/** Reads a content file. Whatever is wrong with it becomes a fault, so that others can be read. */
export async function readContent(file: string): Promise<ContentFile> {
  const full = pathOf(file);
  if (!existsSync(full)) {
    const absence = findAbsence(path.basename(file), namesIn(path.dirname(full)));
    const fault = { file, item: '', field: '', ...absence };
    return {
      file,
      exports: {},
      reading: { lines: new Map(), names: new Map(), isWhole: false },
      fault,
    };
  }
  const source = readFileSync(full, 'utf8');
  const { exports, complaint } = await load(file, source);
  const slip = findSlip(source, complaint, file);
  const reading = readSource(source);
  if (!slip) return { file, exports, reading };
  const { line, problem, expected } = slip;
  return {
    file,
    exports: {},
    reading,
    fault: { file, item: '', field: '', line, problem, expected },
  };
}

/** By the site's own path, so that a tsconfig can replace the content. */
function pathOf(file: string): string {
  try {
    return fileURLToPath(import.meta.resolve(`@/${file.replace(/\.ts$/, '')}`));
  } catch {
    return path.resolve(file);
  }
}

/** What a file exports, or why it can't be used. */
async function load(
  file: string,
  source: string,
): Promise<{ exports: RawContent; complaint?: Complaint }> {
  try {
    return { exports: await import(`@/${file}`) };
  } catch (error) {
    return { exports: {}, complaint: (await complain(source)) ?? { text: String(error) } };
  }
}

/** What esbuild says of a source. */
async function complain(source: string): Promise<Complaint | undefined> {
  try {
    await transform(source, { loader: 'ts', format: 'esm', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [first] = (error as TransformFailure).errors ?? [];
    return first && { text: first.text, line: first.location?.line };
  }
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
