import { cacheOfRest } from '../cache-rules';
import { notice } from '../notice';
import { securityHeaders } from '../security-headers';

/**
 * hosts/s3/function.js: a bucket knows files only, so this turns addresses into them. Old addresses
 * need no list: pages are found in any capitals. Written with what CloudFront's runtime 2.0 has: no
 * for-of, no spread, no `?.`.
 */
export function cloudFrontFunction(): string {
  return `// ${notice}
//
// A CloudFront function (runtime cloudfront-js-2.0) for the event "viewer request".

function handler(event) {
  const request = event.request;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { statusCode: 405, statusDescription: 'Method Not Allowed', headers: { allow: { value: 'GET, HEAD' } } };
  }
  // Two slashes, a backslash or an escape: no page has them, and a redirect could leave the site.
  if (!/^(?:\\/[\\w.$~-]+)*\\/?$/.test(request.uri)) return request;

  const address = addressOf(request.uri);
  if (address !== request.uri) return redirect(address + queryOf(request.querystring));
  if (address === '/') request.uri = '/index.html';
  // The error page has no address of its own: without .html the bucket finds nothing.
  else if (!hasEnd(address) && address !== '/404') request.uri = address + '.html';
  return request;
}

// The one address of a page: no .html, no slash at the end, small letters. Files of Next have capitals.
function addressOf(uri) {
  const address = uri.replace(/\\/$/, '').replace(/\\.html$/, '');
  if (address === '' || address === '/index') return '/';
  return hasEnd(address) ? address : address.toLowerCase();
}

function hasEnd(address) {
  return address.split('/').pop().indexOf('.') >= 0;
}

function queryOf(parameters) {
  const pairs = [];
  Object.keys(parameters).forEach(function (name) {
    const values = parameters[name].multiValue || [parameters[name]];
    values.forEach(function (item) {
      pairs.push(item.value === '' ? name : name + '=' + item.value);
    });
  });
  return pairs.length > 0 ? '?' + pairs.join('&') : '';
}

function redirect(location) {
  return {
    statusCode: 308,
    statusDescription: 'Permanent Redirect',
    headers: { location: { value: location }, 'cache-control': { value: '${cacheOfRest}' } },
  };
}
`;
}

/**
 * hosts/s3/headers-policy.json, for `aws cloudfront create-response-headers-policy`. CloudFront has
 * fields of its own for some headers; the others are free.
 * @throws when Strict-Transport-Security says more than max-age, which would get lost here
 */
export function cloudFrontHeadersPolicy(): string {
  const values = new Map(securityHeaders.map(({ name, value }) => [name, value]));
  const take = (name: string) => {
    const value = values.get(name);
    values.delete(name);
    return value;
  };
  const seconds = /^max-age=(\d+)$/.exec(take('Strict-Transport-Security') ?? '')?.[1];
  if (!seconds) throw new Error('scripts/hosts: CloudFront takes max-age in seconds, no more');
  take('X-Content-Type-Options');
  const policy = {
    Name: 'sea-almond',
    Comment: 'Security headers of the site',
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: take('Content-Security-Policy'),
      },
      StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec: Number(seconds) },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: take('Referrer-Policy') },
    },
    CustomHeadersConfig: {
      Quantity: values.size,
      Items: [...values].map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  };
  return `${JSON.stringify(policy, null, 2)}\n`;
}
