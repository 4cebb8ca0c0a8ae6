import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Debian keeps nginx out of an ordinary user's PATH. */
const program = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  .map((folder) => path.join(folder, 'nginx'))
  .find(existsSync);

export const hasNginx = program !== undefined;

/**
 * Starts nginx with the configuration that the build has written: an ordinary process with its own
 * folder, which does not affect any other nginx. Only the ports, which use plain http here, and the
 * folder of the site are changed.
 * @param port replaces 443 of a server
 * @param redirectPort replaces 80
 * @returns the process; it prints its errors to this process's stderr
 */
export function startNginx(site: string, port: number, redirectPort: number): ChildProcess {
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const recipe = readFileSync(path.join(site, '.nginx.conf'), 'utf8')
    .replace(/^ *(listen \[::\]|ssl_certificate).*\n/gm, '')
    .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replaceAll('listen 80;', `listen 127.0.0.1:${redirectPort};`)
    .replaceAll('/var/www/site', path.resolve(site));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  const config = path.join(home, 'nginx.conf');
  // Started by root, nginx would become "nobody", who may not read the folder of the site.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    config,
    `${user}
daemon off;
pid ${home}/pid;
events {}
http {
access_log off;
${temporary.join('\n')}
${recipe}
}`,
  );
  return spawn(program ?? 'nginx', ['-p', home, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
