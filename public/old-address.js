// For the pages of old addresses (scripts/postbuild/redirect-pages.ts): goes to the address in their
// canonical link, and keeps the query, such as ?about=.
const canonical = document.querySelector('link[rel="canonical"]');
if (canonical) {
  const { pathname } = new URL(canonical.href);
  location.replace(pathname + location.search + location.hash);
}
