// On a page for an old address (scripts/build/redirect-pages.ts), opens its canonical address; on the error page, the
// address without capitals. Keeps the query and the hash. If Contact.html has replaced contact.html, which is the same
// file on Windows and macOS, it stays a page with a link.
const url = new URL(location);
const canonical = document.querySelector('link[rel="canonical"]');
url.pathname = canonical ? new URL(canonical.href).pathname : url.pathname.toLowerCase();
if (url.pathname !== location.pathname) location.replace(url);
