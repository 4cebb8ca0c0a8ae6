import path from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild';
import { scriptFolder } from './next-output';

type Mode = 'production' | 'development';

const optionsFor = (mode: Mode) =>
  ({
    bundle: true,
    minify: mode === 'production',
    sourcemap: mode === 'development' && 'inline',
    define: { 'process.env.NODE_ENV': `"${mode}"` },
    // The default targets of Next, but Firefox 119 for `toSorted` and the properties of ARIA. Browsers
    // that lack what a script uses do without that part: the page works without scripts.
    target: ['chrome111', 'firefox119', 'safari16.4'],
    supported: { 'dynamic-import': true },
    write: false,
  }) satisfies BuildOptions;

/** How the module of every page (client/start.ts) is compiled, and the parts that it loads when needed. */
export const moduleOptions = (mode: Mode) =>
  ({
    ...optionsFor(mode),
    entryPoints: ['client/start.ts'],
    // Joins everything that starts with each page into one file. Otherwise esbuild writes a file for each set of
    // dynamic imports that share code: a page would start with 13 files.
    inject: ['client/islands.ts'],
    format: 'esm',
    splitting: true,
    metafile: true,
    outdir: 'site',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  }) satisfies BuildOptions;

/** The compiled module: all of its files by their addresses, and the addresses that each page names. */
export type BrowserModule = { files: ReadonlyMap<string, Uint8Array>; entry: readonly string[] };

/**
 * Reads what esbuild has compiled with `moduleOptions`.
 * @throws when it contains content, which would send all texts to each visitor
 */
export function moduleOf({
  outputFiles,
  metafile,
}: {
  outputFiles: OutputFile[];
  metafile: Metafile;
}): BrowserModule {
  const content = Object.keys(metafile.inputs).find((file) => /^content\/(?!schema\/)/.test(file));
  if (content) {
    const chain = importersOf(content, metafile).join(', which is imported by ');
    throw new Error(`code for browsers must not have content: ${chain}`);
  }
  const addressOf = (file: string) => scriptFolder + path.basename(file);
  const outputs = Object.entries(metafile.outputs);
  const [name = '', output] =
    outputs.find(([, { entryPoint }]) => entryPoint === 'client/start.ts') ?? [];
  // The parts that it cannot do without.
  const parts = output?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return {
    files: new Map(outputFiles.map((file) => [addressOf(file.path), file.contents])),
    entry: [name, ...parts.map((part) => part.path)].map(addressOf),
  };
}

/** A file, the one that imports it, and so on to where browsers start. */
function importersOf(file: string, { inputs }: Pick<Metafile, 'inputs'>): string[] {
  const chain = [file];
  for (const target of chain) {
    const isImporter = ([name, { imports }]: [string, Metafile['inputs'][string]]) =>
      !chain.includes(name) && imports.some((one) => one.path === target);
    chain.push(
      ...Object.entries(inputs)
        .filter(isImporter)
        .slice(0, 1)
        .map(([name]) => name),
    );
  }
  return chain;
}

/** Compiles the module of every page for visitors. @throws when it cannot be compiled, or contains content */
export const compileModule = async () => moduleOf(await build(moduleOptions('production')));

/**
 * Compiles the service worker (components/offline/).
 * @param files the addresses of all styles, fonts and scripts, which it stores at once
 */
export async function compileWorker(files: readonly string[]): Promise<string> {
  const production = optionsFor('production');
  const { outputFiles } = await build({
    ...production,
    define: { ...production.define, FILES: JSON.stringify(files) },
    entryPoints: ['components/offline/service-worker.ts'],
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}
