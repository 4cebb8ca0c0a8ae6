import { spawn } from 'node:child_process';

/** The project's folder: every step runs there. */
export const root = new URL('../../', import.meta.url);

/** @typedef {{ ok: boolean, output: string, summary?: string }} Result `summary` in a few words */

/** How long a step is silent before it says that it goes on, in ms. */
const silence = 20_000;

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
 * Runs a step of a command and prints a line when it begins, one for as long as it goes on, and one with
 * its duration when it ends; when it fails, its own output follows.
 * @template {Result} T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @param {string} [usual] how long it usually takes, in words
 * @returns {Promise<T>} what the work returned
 */
export async function step(name, work, usual) {
  console.log(usual ? `${name}, which takes ${usual} …` : `${name} …`);
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const sign = usual && setInterval(() => console.log(`  still at it, ${seconds()} s`), silence);
  const result = await work();
  if (sign) clearInterval(sign);
  const words = [result.summary ?? (result.ok ? '' : 'failed')].filter(Boolean);
  words.push(`${seconds()} s`);
  console.log(`${name}: ${words.join(', ')}`);
  if (!result.ok) console.log(result.output);
  return result;
}

/**
 * Runs a Node program in place of this one: it has the window and Ctrl+C, and its exit code is ours.
 * @param {string[]} words
 */
export function runAsLast(words) {
  // Next would tell its makers about this computer.
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: 'inherit' });
  child.on('exit', (code, signal) => {
    const isStopped = signal === 'SIGINT' || signal === 'SIGTERM';
    process.exit(code ?? (isStopped ? 0 : 1));
  });
  // Ctrl+C reaches both processes; this one ends when the other has closed its connections.
  process.on('SIGINT', () => child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
}
