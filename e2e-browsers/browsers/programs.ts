import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const running = new Set<ChildProcess>();
const folders = new Set<string>();

// Whatever ends the runner ends what it started.
process.on('exit', () => {
  for (const program of running) endGroup(program);
  for (const folder of folders) removeFolder(folder);
});
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

/**
 * Starts a program as the head of a process group of its own, so that it can be ended by its id
 * together with what it starts in its turn.
 */
export function startProgram(file: string, args: string[], options: SpawnOptions): ChildProcess {
  const program = spawn(file, args, { ...options, detached: true });
  running.add(program);
  program.once('exit', () => running.delete(program));
  program.once('error', () => running.delete(program));
  return program;
}

/** Ends a program of `startProgram` and waits until it is gone. */
export async function endProgram(program: ChildProcess): Promise<void> {
  if (!running.has(program)) return;
  const gone = new Promise((resolve) => program.once('exit', resolve));
  endGroup(program);
  await gone;
}

function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

/** Makes an empty folder that goes when the runner ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sea-almond-browser-'));
  folders.add(folder);
  return folder;
}

function removeFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  folders.delete(folder);
}

/**
 * @param names names of programs, looked up in PATH, or full paths
 * @returns the full path of the first that can be run
 */
export function findProgram(...names: string[]): string | undefined {
  const searched = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) =>
      path.isAbsolute(name) ? [name] : searched.map((folder) => path.join(folder, name)),
    )
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A port of this computer that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

/**
 * Asks again and again until there is an answer.
 * @param what names what is awaited, for the message when it does not come within 20 seconds
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
): Promise<T> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come within 20 seconds`);
}
