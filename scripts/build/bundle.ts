import path from 'node:path';
import { type BuildOptions, build, type Metafile, type OutputFile } from 'esbuild';
import { scriptFolder } from './next';

type Mode = 'production' | 'development';

const optionsFor = (mode: Mode) =>
  ({
    bundle: true,
    minify: mode === 'production',
    sourcemap: mode === 'development' && 'inline',
    define: { 'process.env.NODE_ENV': `"${mode}"` },
    // Next's default targets, except Firefox, which needs 119 for `toSorted` and the ARIA properties. In older
    // browsers, scripts may fail, and pages then work as they do without scripts.
    target: ['chrome111', 'firefox119', 'safari16.4'],
    write: false,
  }) satisfies BuildOptions;

/** The esbuild options for the module of every page (client/start.ts) and the parts that it loads on demand. */
export const codeOptions = (mode: Mode) =>
  ({
    ...optionsFor(mode),
    entryPoints: ['client/start.ts'],
    // esbuild writes a file for each set of dynamic imports that share code, so every page would load 15 files.
    // Injected code is imported by all of them, which puts what every page needs into a single file.
    inject: ['client/islands.ts', 'components/loading/requests.ts'],
    format: 'esm',
    splitting: true,
    // Licences that must be kept go into separate files (.LEGAL.txt), which browsers don't load.
    legalComments: 'external',
    metafile: true,
    outdir: 'site',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
  }) satisfies BuildOptions;

type Compiled = { outputFiles: OutputFile[]; metafile: Metafile };

/** The compiled code: all files by path, and the paths of the files that every page loads. */
export type BrowserCode = { files: ReadonlyMap<string, string>; initial: readonly string[] };

/**
 * Returns what esbuild has compiled with `codeOptions`.
 * @throws Error if it includes content or zod, because visitors would then download all texts or schemas
 */
export function codeOf({ outputFiles, metafile: { inputs, outputs } }: Compiled): BrowserCode {
  const forbidden = Object.keys(inputs).find((file) => /^content\/(?!schema\/)|\/zod\//.test(file));
  if (forbidden) {
    const chain = importersOf(forbidden, inputs).join(', which is imported by ');
    throw new Error(`Code for browsers must not include ${chain}. Pass texts as props or as data.`);
  }
  const [start = '', output] =
    Object.entries(outputs).find(([, it]) => it.entryPoint === 'client/start.ts') ?? [];
  const parts = output?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  return {
    files: new Map(outputFiles.map(({ path, text }) => [addressOf(path), text])),
    initial: [start, ...parts.map((part) => part.path)].map(addressOf),
  };
}

const addressOf = (file: string) => scriptFolder + path.basename(file);

/** The chain of imports from a file up to client/start.ts. */
function importersOf(file: string, inputs: Metafile['inputs']): string[] {
  // Leaving out the file ends cycles of imports.
  const { [file]: _, ...others } = inputs;
  const importer = Object.keys(others).find((name) =>
    others[name]?.imports.some((imported) => imported.path === file),
  );
  return importer ? [file, ...importersOf(importer, others)] : [file];
}

/**
 * Compiles the service worker (components/offline/).
 * @param names the styles, fonts and scripts that the worker caches when it is installed
 */
export async function compileWorker(names: readonly string[], buildTime: string): Promise<string> {
  const assets = names.map((name) => `/${name}`);
  const { define, ...production } = optionsFor('production');
  const { outputFiles } = await build({
    ...production,
    define: { ...define, ASSETS: JSON.stringify(assets), BUILD_TIME: JSON.stringify(buildTime) },
    entryPoints: ['components/offline/service-worker.ts'],
    format: 'iife',
  });
  return outputFiles[0]?.text ?? '';
}
