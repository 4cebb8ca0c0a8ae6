import { spawnSync } from 'node:child_process';

/** The project's folder: every step runs there. */
export const root = new URL('../../', import.meta.url);

/**
 * Runs a program to its end and shows what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, timeout?: number }} [options] timeout in ms
 * @returns {boolean} whether it ended with exit code 0
 */
export function run(command, args, { env = {}, timeout } = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    timeout,
    // npm and npx are scripts on Windows.
    shell: process.platform === 'win32',
  });
  return status === 0;
}
