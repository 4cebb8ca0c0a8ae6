import { cloudFrontFunction, cloudFrontHeadersPolicy } from './recipes/cloudfront';
import { pagesWorkflow } from './recipes/github-pages';
import { headersFile } from './recipes/headers-file';
import { netlifyToml } from './recipes/netlify';
import { nginxMaps, nginxServer, nginxSite } from './recipes/nginx';
import { redirectsFile } from './recipes/redirects-file';
import { s3Upload } from './recipes/s3-upload';
import { vercelJson } from './recipes/vercel';

/** All ready files for hosts: text by the path in the project. The same at every call. */
export function hostFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['hosts/nginx/maps.conf', nginxMaps()],
    ['hosts/nginx/site.conf', nginxSite()],
    ['hosts/nginx/server.conf', nginxServer()],
    ['hosts/cloudflare-pages/_headers', headersFile()],
    ['hosts/cloudflare-pages/_redirects', redirectsFile()],
    ['hosts/netlify/netlify.toml', netlifyToml()],
    ['hosts/vercel/vercel.json', vercelJson()],
    ['hosts/github-pages/pages.yml', pagesWorkflow()],
    ['hosts/s3/upload.sh', s3Upload()],
    ['hosts/s3/function.js', cloudFrontFunction()],
    ['hosts/s3/headers-policy.json', cloudFrontHeadersPolicy()],
  ]);
}

/**
 * What the build lays into the export for hosts that read their rules there: Cloudflare Pages and
 * Netlify read the first two; GitHub Pages, fed from a branch, would hide _next/ without the third.
 */
export function exportFiles(): ReadonlyMap<string, string> {
  return new Map([
    ['_headers', headersFile()],
    ['_redirects', redirectsFile()],
    ['.nojekyll', ''],
  ]);
}
