/**
 * Downloads the files of an island before `import()` loads them from the browser's cache. Firefox 153 and some Chromium
 * never request a file again if `import()` could not load it, not even when the network has come back.
 * @throws Error if one of the files can't be downloaded; another call tries again
 */
export async function download(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const response = await fetch(file);
      if (!response.ok) throw new Error(file);
      await response.arrayBuffer();
    }),
  );
}
