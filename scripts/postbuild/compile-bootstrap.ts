import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Compiles bootstrap.ts for the pages.
 * @returns one plain script, small enough to be inlined in each page
 * @throws when it cannot be compiled
 */
export async function compileBootstrap(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('bootstrap.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    // The default targets of Next; older browsers show the page without scripts.
    target: ['chrome111', 'firefox111', 'safari16.4'],
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}
