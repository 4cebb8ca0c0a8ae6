// For the pages of old addresses (scripts/postbuild/redirect-pages.ts): goes to the page that belongs to
// the query, such as ?page=tours, where there is one; else to the address in the canonical link, and
// keeps the query, such as ?about=.
const asked = new URLSearchParams(location.search);
const choice = [...document.querySelectorAll('a[data-query]')].find((link) =>
  [...new URLSearchParams(link.dataset.query)].every(([name, value]) => asked.get(name) === value),
);
const canonical = document.querySelector('link[rel="canonical"]');
if (choice) {
  location.replace(choice.href);
} else if (canonical) {
  const { pathname } = new URL(canonical.href);
  location.replace(pathname + location.search + location.hash);
}
