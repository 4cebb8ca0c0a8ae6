import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Compiles bootstrap.ts for the pages.
 * @returns one plain script, small enough to stand in each page
 * @throws when it cannot be compiled
 */
export async function compileBootstrap(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('bootstrap.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    // What Next compiles for by default; older browsers read the page without scripts.
    target: ['chrome111', 'firefox111', 'safari16.4'],
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
