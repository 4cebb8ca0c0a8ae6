/** How the site crops a picture: the columns of the sheet, with their size in px. */
const crops = [
  ['card', 360, 240, '50%'],
  ['dialog', 175, 240, '50%'],
  ['banner', 384, 240, '100%'],
  ['phone banner', 286, 240, '100%'],
] as const;

/**
 * A contact sheet for review: one row for each picture, grouped by folder, at every crop.
 * @param files paths of the pictures below their folder, such as `hero/ferry-day.svg`
 * @param base where that folder is, seen from the sheet; ends with a slash
 * @returns the text of an HTML file
 */
export function contactSheet(files: readonly string[], base: string): string {
  const folders = [...new Set(files.map((file) => file.split('/')[0] ?? ''))];
  const sections = folders.map((folder) => {
    const rows = files
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => row(file, base));
    return `<h2>${folder} <small>${rows.length}</small></h2>${rows.join('')}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body { margin: 2rem; color: #12283f; background: #fffaf2; font: 1rem/1.5 system-ui, sans-serif }
figure { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin: 0 0 1.5rem }
figcaption { flex: none; width: 100% }
img { object-fit: cover }
</style><h1>${files.length} pictures</h1>${sections.join('')}</html>
`;
}

function row(file: string, base: string): string {
  const pictures = crops.map(
    ([crop, width, height, x]) =>
      `<img src="${base}${file}" alt="${crop}" title="${crop}" width="${width}" height="${height}" loading="lazy" style="object-position:${x} 50%">`,
  );
  return `<figure id="${file}"><figcaption>${file}</figcaption>${pictures.join('')}</figure>`;
}
