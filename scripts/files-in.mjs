import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists all files in a folder and its subfolders.
 * @param {string} folder
 * @returns {string[]} their paths relative to the folder, with slashes; empty if the folder is missing
 */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'));
}
