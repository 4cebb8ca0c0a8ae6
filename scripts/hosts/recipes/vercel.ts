import { cacheRules } from '../cache-rules';
import { redirects } from '../redirects';
import { securityHeaders } from '../security-headers';

/**
 * hosts/vercel/vercel.json. JSON has no comments, so it cannot say that it is generated. `framework`
 * is none: the site is a folder of files. Redirects take the query along, and tell capitals apart.
 */
export function vercelJson(): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({
      source: from,
      destination: to,
      permanent: true,
    })),
    headers: [
      {
        source: '/(.*)',
        headers: securityHeaders.map(({ name, value }) => ({ key: name, value })),
      },
      ...cacheRules.flatMap(({ paths, value }) =>
        paths.map((path) => ({
          source: path.replace(/\*$/, '(.*)'),
          headers: [{ key: 'Cache-Control', value }],
        })),
      ),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
