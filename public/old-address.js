// Redirects a page for an old address (scripts/build/redirect-pages.ts) to its canonical address, keeping the query and
// the hash. If Contact.html has replaced contact.html, which is the same file on Windows and macOS, it stays a page with
// a link.
const { pathname } = new URL(document.querySelector('link[rel="canonical"]').href);
if (pathname !== location.pathname) location.replace(pathname + location.search + location.hash);
