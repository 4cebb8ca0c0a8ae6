import { isLoopback } from '../loopback';

/**
 * Says why a request may not come near the inbox. Other websites are open in the same browser, and
 * to them this host is just an address:
 *
 * - A page of evil.example may post here; the browser would send the form even if the page could
 *   not read the answer. So a browser's request has to come from this very site (Origin with host
 *   and port, Sec-Fetch-Site). The mail service says `Access-Control-Allow-Origin: *` because it is
 *   called from everywhere; here it would hand the inbox to every page, so no CORS header is sent,
 *   and a preflight gets no leave.
 * - evil.example may let its own name point to 127.0.0.1 (DNS rebinding). Then everything is "the
 *   same origin", but the Host header still says evil.example. So the name has to be a loopback one.
 *
 * Programs that are not browsers send neither Origin nor Sec-Fetch-Site. They may write: whoever
 * runs on this computer can write into the folder anyway.
 * @param request its Host header counts; without one (HTTP/1.0, tests) the host of its URL
 * @returns a line for the answer 403, or undefined when the request may pass
 */
export function findTrespass(request: Request): string | undefined {
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  if (!isLoopback(host.replace(/:\d*$/, ''))) {
    return 'The enquiry inbox answers only to localhost.';
  }
  const origin = request.headers.get('Origin');
  const isForeign = origin !== null && origin.toLowerCase() !== `http://${host.toLowerCase()}`;
  // "none" is the address bar or a bookmark.
  const site = request.headers.get('Sec-Fetch-Site') ?? 'none';
  if (isForeign || !['none', 'same-origin'].includes(site)) {
    return 'The enquiry inbox takes no requests from other websites.';
  }
  return undefined;
}
