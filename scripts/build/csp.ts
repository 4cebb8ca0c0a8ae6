/**
 * The Content Security Policy of a page, for a `<meta>`. It allows the site's own scripts and inline scripts with a
 * hash, the site's own styles, pictures over https, and requests to the site and the mail service. Hosts send
 * `frame-ancestors` and `upgrade-insecure-requests` as headers: a page can't set the first, and the second would break
 * the site on a computer without a certificate.
 * @param hashes the hashes of the page's inline scripts, as `sha256-…`
 * @param mailOrigin the origin that enquiries are sent to; undefined without a mail service or for a local inbox
 * @see https://www.w3.org/TR/CSP3/ and https://www.w3.org/TR/trusted-types/
 */
export function contentSecurityPolicy(hashes: readonly string[], mailOrigin = ''): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    // The content may use pictures from any host (`remote` in content/schema/fields.ts).
    'img-src': ["'self'", 'https:'],
    // The font of the rupee sign is inlined in the stylesheet (app/fonts/rupee.css).
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", mailOrigin],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The only policy is for the worker's URL (components/offline/register-worker.ts). No script parses HTML.
    'trusted-types': ['worker'],
    'worker-src': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' ').trim())
    .join('; ');
}
