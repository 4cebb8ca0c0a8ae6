import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const program = '/usr/sbin/apache2';
const moduleFolder = '/usr/lib/apache2/modules';

/** Whether Debian's Apache is installed. */
export const hasApache = existsSync(program) && existsSync(moduleFolder);

/** What every Apache has, and the rules of the site cannot do without. */
const always = ['mpm_event', 'authz_core', 'mime', 'dir', 'autoindex', 'negotiation', 'rewrite'];

type Options = {
  /** For each port of this computer the folder of its site, which has to be in the system's temporary folder. */
  sites: Record<number, string>;
  /** Modules besides those that every Apache has: headers, deflate, … */
  modules?: string[];
  /** One of all these that is left out. */
  missing?: string;
  /** Lines of the host's own configuration. */
  lines?: string[];
};

/**
 * Starts Apache as a shared host has it: it lists folders, and .htaccess may use little. It is an
 * ordinary process with its own folder, which does not affect any other Apache.
 * @returns the process; it prints what is wrong with its configuration to this process's stderr
 */
export function startApache({ sites, modules = [], missing, lines = [] }: Options): ChildProcess {
  const home = mkdtempSync(path.join(tmpdir(), 'apache-'));
  const loaded = [...always, ...modules]
    .filter((name) => name !== missing)
    .map((name) => `LoadModule ${name}_module ${moduleFolder}/mod_${name}.so`);
  const hosts = Object.entries(sites).map(([port, folder]) => {
    // Started by root, Apache becomes another user.
    chmodSync(folder, 0o755);
    return `Listen 127.0.0.1:${port}
<VirtualHost *:${port}>
DocumentRoot ${folder}
<Directory ${folder}>
Options Indexes FollowSymLinks
AllowOverride FileInfo Indexes
Require all granted
</Directory>
</VirtualHost>`;
  });
  const config = path.join(home, 'apache.conf');
  const text = [
    ...loaded,
    `ServerRoot ${home}`,
    'ServerName localhost',
    `PidFile ${home}/pid`,
    `DefaultRuntimeDir ${home}`,
    `ErrorLog ${home}/error.log`,
    'User #65534',
    'Group #65534',
    'StartServers 1',
    '<IfModule mod_mime.c>',
    'TypesConfig /dev/null',
    '</IfModule>',
    '<IfModule mod_dir.c>',
    'DirectoryIndex index.php index.html',
    '</IfModule>',
    ...lines,
    ...hosts,
  ];
  writeFileSync(config, text.join('\n'));
  return spawn(program, ['-f', config, '-DFOREGROUND'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
