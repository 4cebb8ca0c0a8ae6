/** A header of every answer. `local` replaces the value on http://localhost; null leaves it out. */
export type SecurityHeader = { name: string; value: string; local?: string | null };

/** What a page may ask the browser for. The site uses none of it. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The headers that every host sends with everything. They add to the policy that each page carries
 * in a <meta> (default-src and so on, with hashes of its own) only what a <meta> cannot say.
 */
export const securityHeaders: readonly SecurityHeader[] = [
  {
    name: 'Content-Security-Policy',
    // Browsers hear frame-ancestors in a header only. Two policies are both kept, the stricter wins.
    value: "frame-ancestors 'none'; upgrade-insecure-requests",
    local: "frame-ancestors 'none'",
  },
  {
    name: 'Strict-Transport-Security',
    // Without includeSubDomains and preload: the owner may have a webmail without https, and would
    // hardly get out of a browser's preload list again.
    value: 'max-age=31536000',
    local: null,
  },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  {
    name: 'Referrer-Policy',
    // EmailJS compares Origin and Referer with its list of allowed domains, so the domain must arrive.
    // This sends it, and no more than it, to other sites.
    value: 'strict-origin-when-cross-origin',
  },
  {
    name: 'Permissions-Policy',
    // Copying a link or an enquiry needs the clipboard.
    value: [...unused.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', '),
  },
  {
    name: 'Cross-Origin-Opener-Policy',
    // Chat links open in a tab of their own with rel=noopener and need no way back.
    value: 'same-origin',
  },
];

/** The same for http://localhost, where https does not exist: name → value. */
export const localSecurityHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  securityHeaders.flatMap(({ name, value, local }) =>
    local === null ? [] : [[name, local ?? value]],
  ),
);
