import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Copies an export without its scripts: what a page takes then is the limit for the page with them. */
export function copyWithoutScripts(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = removeScripts(readFileSync(`${to}/${name}`, 'utf8'));
    writeFileSync(`${to}/${name}`, html);
    writeFileSync(`${to}/${name}.br`, brotliCompressSync(html));
  }
}

/** A page without scripts and their preloads; structured data is no script to a browser. */
export function removeScripts(html: string): string {
  // A program writes the export, always in the same way: patterns are enough.
  return html
    .replace(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}
