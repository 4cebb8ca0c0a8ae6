// Redirects a page for an old address (scripts/build/redirect-pages.ts) to its canonical address, keeping the query and
// the hash.
const { pathname } = new URL(document.querySelector('link[rel="canonical"]').href);
location.replace(pathname + location.search + location.hash);
