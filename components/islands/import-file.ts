/**
 * Imports a file of the compiled module. The build calls this wherever the code has `import()` (scripts/build/bundle.ts),
 * because Firefox 153 and some Chromium never request a file again if `import()` could not load it, not even when the
 * network has come back. So this first downloads the file and all files that it imports, which are then in the cache.
 * @param file its path, relative to this file
 * @throws Error if one of the files can't be downloaded; another call tries again
 */
export async function importFile(file: string): Promise<unknown> {
  const code = await download(file);
  await Promise.all((code.match(/\.\/[\w.-]+\.js/g) ?? []).map(download));
  return import(file);
}

async function download(file: string): Promise<string> {
  const response = await fetch(new URL(file, import.meta.url));
  if (!response.ok) throw new Error(file);
  return response.text();
}
