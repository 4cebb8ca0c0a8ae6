import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  eventually,
  findProgram,
  freePort,
  startProgram,
  temporaryFolder,
} from '../e2e-browsers/browsers/programs';
import { ask } from './ask';
import { listExported } from './exported';
import type { Site } from './test';

const recipes = fileURLToPath(new URL('../hosts/nginx', import.meta.url));

/** Where Debian, Fedora and others keep nginx's modules. */
const moduleFolders = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  '/usr/share/nginx/modules',
];

/** The path of nginx, if it is installed. Debian keeps it out of an ordinary user's PATH. */
export function findNginx(): string | undefined {
  return findProgram('nginx', '/usr/sbin/nginx');
}

/**
 * Serves an export by nginx until the runner ends: an ordinary process with a folder of its own, which
 * touches no other nginx here. It includes the files of hosts/nginx/ as they are; only the owner's
 * lines of server.conf (ports, names of files) are filled in.
 * @param nginx the path of the program
 * @param folder the export
 */
export async function serveByNginx(nginx: string, folder: string): Promise<Site> {
  const home = temporaryFolder();
  const [port, httpPort, httpsPort] = [await freePort(), await freePort(), await freePort()];
  const brotli = moduleFolders
    .map((place) => path.join(place, 'ngx_http_brotli_static_module.so'))
    .find(existsSync);

  // As on a server: /etc/nginx/sea-almond/ beside nginx.conf.
  cpSync(recipes, path.join(home, 'sea-almond'), { recursive: true });
  mkdirSync(path.join(home, 'temp'));
  const certificate = makeCertificate(home);
  const server = certificate
    ? completed(readFileSync(path.join(recipes, 'server.conf'), 'utf8'), {
        '    listen [::]:80;\n': '',
        '    listen [::]:443 ssl http2;\n': '',
        'listen 80;': `listen 127.0.0.1:${httpPort};`,
        'listen 443 ssl http2;': `listen 127.0.0.1:${httpsPort} ssl http2;`,
        '/etc/letsencrypt/live/www.example.com/fullchain.pem': path.join(home, 'certificate.pem'),
        '/etc/letsencrypt/live/www.example.com/privkey.pem': path.join(home, 'key.pem'),
        '/var/www/sea-almond': folder,
      })
    : 'include sea-almond/maps.conf;\n';
  writeFileSync(path.join(home, 'sea-almond/server.conf'), server);
  writeFileSync(path.join(home, 'nginx.conf'), mainConfig({ home, port, folder, brotli }));

  const config = path.join(home, 'nginx.conf');
  const program = startProgram(nginx, ['-p', home, '-c', config, '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // It has said why.
  program.once('exit', () => process.exit(1));
  await eventually('nginx', () => ask(port, '/').catch(() => undefined));

  const secure = certificate && { httpPort, httpsPort, certificate };
  return { port, folder, files: listExported(folder), brotli: brotli !== undefined, secure };
}

/** What stands around the shipped files: here, what a distribution's nginx.conf brings. */
function mainConfig(options: { home: string; port: number; folder: string; brotli?: string }) {
  const { home, port, folder, brotli } = options;
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${home}/temp/${name};`,
  );
  // Started by root, nginx would become "nobody", who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${brotli ? `load_module ${brotli};` : ''}
${user}
daemon off;
pid ${home}/nginx.pid;
worker_processes 2;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
${temp.join('\n')}
  include sea-almond/server.conf;
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder};
    include sea-almond/site.conf;
    ${brotli ? 'brotli_static on;' : ''}
  }
}
`;
}

/** @throws when a line that is to be filled in is not there: then server.conf has changed */
function completed(text: string, lines: Record<string, string>): string {
  return Object.entries(lines).reduce((done, [line, value]) => {
    if (!done.includes(line)) throw new Error(`hosts/nginx/server.conf has no "${line.trim()}"`);
    return done.replaceAll(line, value);
  }, text);
}

/** A certificate that nobody signed, for this run. Undefined when there is no openssl. */
function makeCertificate(home: string): Buffer | undefined {
  const openssl = findProgram('openssl');
  if (!openssl) return undefined;
  const certificate = path.join(home, 'certificate.pem');
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const names = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com'];
  const files = ['-nodes', '-keyout', path.join(home, 'key.pem'), '-out', certificate];
  execFileSync(openssl, [...args, ...names, ...files], { stdio: 'ignore' });
  return readFileSync(certificate);
}
