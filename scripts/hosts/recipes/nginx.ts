import { cacheOfErrors, cacheOfRest, cacheRules } from '../cache-rules';
import { contentTypes } from '../content-types';
import { notice } from '../notice';
import { fixedPages } from '../redirects';
import { securityHeaders } from '../security-headers';

/**
 * For nginx's http block: what the server block asks for. `map` computes a value only when it is used.
 * @returns hosts/nginx/maps.conf
 */
export function nginxMaps(): string {
  return `# ${notice}
# Include it in nginx's http block, before server.conf.

# How long a browser may keep a file without asking again.
map $uri $sea_almond_cache {
    default "${cacheOfRest}";
${cacheRules.flatMap(({ paths, value }) => paths.map((path) => `    ${pathPattern(path)} "${value}";`)).join('\n')}
}

# Errors may be over in a moment.
map $status $sea_almond_cache_control {
    default $sea_almond_cache;
    ~^[45] "${cacheOfErrors}";
}

# HTTP wants it beside 405. An empty header is not sent.
map $status $sea_almond_allow {
    default "";
    405 "GET, HEAD";
}

# Each fixed page in any other spelling: capitals, .html, a slash at the end.
map $uri $sea_almond_page {
    default "";
    ~^/index(?:\\.html)?/?$ /;
${fixedPages.map((page) => `    "~^(?!${page}$)(?i)${page}(?:\\.html)?/?$" ${page};`).join('\n')}
}
`;
}

/**
 * For a server block: all but what is the owner's own (names, certificates, folder).
 * @returns hosts/nginx/site.conf
 */
export function nginxSite(): string {
  const types = Object.entries(contentTypes).map(([end, type]) => `        "${type}" ${end};`);
  const headers = securityHeaders.map(({ name, value }) => `add_header ${name} "${value}" always;`);
  return `# ${notice}
# Include it in the server block of the site, which names the folder: see server.conf.

server_tokens off;
absolute_redirect off;

# All headers stand here: a location with an add_header of its own would drop these.
${headers.join('\n')}
add_header Cache-Control $sea_almond_cache_control always;
add_header Allow $sea_almond_allow always;

# The .gz copies beside the files. Those in brotli need a module: see server.conf.
gzip_static on;
gzip_vary on;

types {
${types.map((line) => line.slice(4)).join('\n')}
}
default_type application/octet-stream;

error_page 404 /404.html;

if ($request_method !~ ^(?:GET|HEAD)$) {
    return 405;
}
if ($sea_almond_page) {
    return 308 $sea_almond_page$is_args$args;
}

location = / {
    try_files /index.html =404;
}

# The error page has no address of its own.
location = /404.html {
    internal;
}
location ~ ^/(?:404|_not-found)(?:[./]|$) {
    return 404;
}

# Compressed copies, files for other hosts, hidden files.
location ~ (?:\\.(?:br|gz)$|^/_(?:headers|redirects)$|/\\.(?!well-known/)) {
    return 404;
}

# Every page has one address. Only a page that is there is redirected to.
location ~ ^(?<sea_almond_name>.+)\\.html$ {
    if (-f $document_root$sea_almond_name.html) {
        return 308 $sea_almond_name$is_args$args;
    }
    return 404;
}
location ~ ^(?<sea_almond_name>.+)/$ {
    if (-f $document_root$sea_almond_name.html) {
        return 308 $sea_almond_name$is_args$args;
    }
    return 404;
}

# A folder may be called like a page (packages/ beside packages.html): folders are never shown.
location / {
    try_files $uri $uri.html =404;
}
`;
}

/**
 * The part that the owner completes.
 * @returns hosts/nginx/server.conf
 */
export function nginxServer(): string {
  const hsts = securityHeaders.find(({ name }) => name === 'Strict-Transport-Security');
  const ssl = `    ssl_certificate /etc/letsencrypt/live/www.example.com/fullchain.pem;  # yours
    ssl_certificate_key /etc/letsencrypt/live/www.example.com/privkey.pem;  # yours`;
  return `# ${notice}
# A copy of this file is yours to complete: the lines that end with "# yours". docs/hosting.md
# says where the three files go.

include sea-almond/maps.conf;

server {
    listen 80;
    listen [::]:80;
    server_name www.example.com example.com;  # yours
    location ^~ /.well-known/acme-challenge/ {
        root /var/www/acme;
    }
    location / {
        return 301 https://www.example.com$request_uri;  # yours
    }
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name example.com;  # yours
${ssl}
    add_header Strict-Transport-Security "${hsts?.value}" always;
    return 301 https://www.example.com$request_uri;  # yours
}

server {
    # From nginx 1.25.1 on: "listen 443 ssl;" and a line "http2 on;".
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name www.example.com;  # yours
${ssl}
    ssl_protocols TLSv1.2 TLSv1.3;
    root /var/www/sea-almond;  # yours: where the contents of out/ are
    include sea-almond/site.conf;
    # The .br copies, a fifth smaller. On Debian: apt install libnginx-mod-http-brotli-static
    # brotli_static on;
}
`;
}

/** In a map, a key without ~ is one path in any capitals; paths of files have no others. */
function pathPattern(path: string): string {
  return path.endsWith('/*') ? `~^${path.slice(0, -1)}` : path;
}
