// For the pages of old addresses (scripts/build/redirect-pages.ts): goes to the address in the canonical
// link, and keeps what follows the ? and the #.
const { pathname } = new URL(document.querySelector('link[rel="canonical"]').href);
location.replace(pathname + location.search + location.hash);
