import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/** Copies an export without its scripts: pages with scripts are compared with these pages. */
export function copyWithoutScripts(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const html = removeScripts(readFileSync(`${to}/${name}`, 'utf8'));
    writeFileSync(`${to}/${name}`, html);
    writeFileSync(`${to}/${name}.br`, brotliCompressSync(html));
  }
}

/** Removes scripts and their preloads, but not structured data, which browsers don't run. */
export function removeScripts(html: string): string {
  // Next always writes the export in the same form: regular expressions are enough.
  return html
    .replace(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*(?:rel="modulepreload"|as="script")[^>]*>/g, '');
}
