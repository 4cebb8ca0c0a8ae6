// For the pages of old addresses (scripts/finish/redirect-pages.ts): goes on to the address that their
// canonical link names, and takes along what was asked for, such as ?about=.
const canonical = document.querySelector('link[rel="canonical"]');
if (canonical) {
  const { pathname } = new URL(canonical.href);
  location.replace(pathname + location.search + location.hash);
}
