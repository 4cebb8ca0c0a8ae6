/** In a sentence over the page a link takes its place in the history, so that Back leads to the list. */
export function keepBackShort() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.sentence a');
    if (!link) return;
    event.preventDefault();
    location.replace(link.href);
  });
}
