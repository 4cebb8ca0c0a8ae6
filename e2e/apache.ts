import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = '/usr/sbin/apache2';
const folder = '/usr/lib/apache2/modules';
const modules =
  'mpm_event authz_core mime dir autoindex negotiation rewrite headers setenvif expires filter deflate';

/** Whether Debian's Apache is installed. */
export const hasApache = existsSync(program) && existsSync(folder);

/**
 * Starts Apache with the settings of a shared host: it lists folders, caches files for a month, and allows few
 * directives in .htaccess. It has a separate folder, and doesn't affect any other Apache.
 * @param sites the folder of the site on each port, in the system's temporary folder
 * @returns the process; it prints errors in its configuration to this process's stderr
 */
export function startApache(sites: Record<number, string>): ChildProcess {
  const home = mkdtempSync(path.join(tmpdir(), 'apache-'));
  const hosts = Object.entries(sites).map(([port, site]) => {
    // Apache runs as another user if root starts it.
    chmodSync(site, 0o755);
    return `Listen 127.0.0.1:${port}
<VirtualHost *:${port}>
DocumentRoot ${site}
<Directory ${site}>
Options Indexes FollowSymLinks
AllowOverride FileInfo Indexes
Require all granted
</Directory>
</VirtualHost>`;
  });
  const lines = [
    ...modules.split(' ').map((name) => `LoadModule ${name}_module ${folder}/mod_${name}.so`),
    `ServerRoot ${home}`,
    'ServerName localhost',
    `PidFile ${home}/pid`,
    `DefaultRuntimeDir ${home}`,
    `ErrorLog ${home}/error.log`,
    'User #65534',
    'Group #65534',
    'StartServers 1',
    'TypesConfig /etc/mime.types',
    'DirectoryIndex index.php index.html',
    'ExpiresActive On',
    'ExpiresDefault "access plus 1 month"',
    'Header set X-Content-Type-Options other',
    ...hosts,
  ];
  const config = path.join(home, 'apache.conf');
  writeFileSync(config, lines.join('\n'));
  return spawn(program, ['-f', config, '-DFOREGROUND'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
