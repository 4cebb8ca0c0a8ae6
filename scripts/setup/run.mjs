import { spawn } from 'node:child_process';

/** The project's folder: every step runs there. */
export const root = new URL('../../', import.meta.url);

/** @typedef {{ ok: boolean, output: string, summary?: string }} Result `summary` in a few words */

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, timeout?: number }} [options] timeout in ms
 * @returns {Promise<Result>} whether it ended with exit code 0, and all that it printed
 */
export function run(command, args, { env = {}, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      timeout,
      // npm and npx are scripts on Windows.
      shell: process.platform === 'win32',
    });
    let output = '';
    const note = (/** @type {Buffer} */ part) => {
      output += part;
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * Runs a step of a command and prints a line when it begins and one with its duration when it ends; when
 * it fails, its own output follows.
 * @template {Result} T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work returned
 */
export async function step(name, work) {
  console.log(`${name} …`);
  const begun = performance.now();
  const result = await work();
  const words = [result.summary ?? (result.ok ? '' : 'failed')].filter(Boolean);
  words.push(`${Math.round((performance.now() - begun) / 1000)} s`);
  console.log(`${name}: ${words.join(', ')}`);
  if (!result.ok) console.log(result.output);
  return result;
}
