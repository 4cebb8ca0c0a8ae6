import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All files in a folder and in its folders; none when it is missing.
 * @param {string} folder
 * @returns {string[]} their names from the folder on, with slashes
 */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.split(path.sep).join('/'));
}
