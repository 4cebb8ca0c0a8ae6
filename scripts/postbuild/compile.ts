import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { scriptFolder } from './next-adapter';

const options = {
  bundle: true,
  minify: true,
  // The default targets of Next; older browsers show the page without scripts.
  target: ['chrome111', 'firefox111', 'safari16.4'],
  supported: { 'dynamic-import': true },
} satisfies BuildOptions;

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Compiles bootstrap.ts for the pages.
 * @returns one plain script, small enough to be inlined in each page
 * @throws when it cannot be compiled
 */
export async function compileBootstrap(): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    entryPoints: [fileOf('bootstrap.ts')],
    format: 'iife',
    write: false,
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/**
 * Compiles the module of every page, and the parts that it loads when they are needed.
 * @param root the export folder
 * @returns the addresses of the module and of the parts that it cannot do without
 * @throws when it cannot be compiled, or a file cannot be written
 */
export async function compileModule(root: string): Promise<string[]> {
  const { metafile } = await build({
    ...options,
    entryPoints: [fileOf('module.ts')],
    format: 'esm',
    splitting: true,
    metafile: true,
    outdir: path.join(root, scriptFolder, 'site'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  });
  const files = Object.entries(metafile.outputs);
  const [entry] = files.find(([, { entryPoint }]) => entryPoint?.endsWith('module.ts')) ?? [];
  const parts = metafile.outputs[entry ?? '']?.imports.filter(
    ({ kind }) => kind === 'import-statement',
  );
  const names = [entry ?? '', ...(parts ?? []).map(({ path: file }) => file)];
  return names.map((name) => `${scriptFolder}site/${path.basename(name)}`);
}
