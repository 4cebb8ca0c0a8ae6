import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exportFiles } from '../hosts/host-files';

/**
 * Lays the rules into the export for hosts that read them there. Others don't show or don't mind them.
 * @param root the export folder
 * @throws when a file cannot be written
 */
export async function writeHostFiles(root: string): Promise<void> {
  for (const [name, text] of exportFiles()) await writeFile(path.join(root, name), text);
}
