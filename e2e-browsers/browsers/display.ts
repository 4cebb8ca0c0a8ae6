import type { ChildProcess } from 'node:child_process';
import { findProgram, startProgram } from './programs';

/** The program that stands in for a screen. */
export const findDisplay = () => findProgram('Xvfb');

/**
 * Starts a screen that nobody sees, under a number that is free.
 * @returns its program, and the value for DISPLAY
 */
export async function startDisplay(): Promise<{ program: ChildProcess; name: string }> {
  const file = findDisplay();
  if (!file) throw new Error('Xvfb is not installed');
  const program = startProgram(
    file,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    program.stdio[3]?.once('data', (data) => resolve(String(data).trim()));
    program.once('exit', (code) => reject(new Error(`Xvfb ended with exit code ${code}`)));
  });
  return { program, name: `:${number}` };
}
