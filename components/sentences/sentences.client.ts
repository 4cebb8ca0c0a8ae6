/**
 * In a sentence over the page a link takes its place in the history, so that Back leads to the list. Escape
 * closes it, too.
 */
export function enhanceSentences() {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.sentence a');
    if (!link) return;
    event.preventDefault();
    location.replace(link.href);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    document.querySelector<HTMLAnchorElement>('.sentence:is(:target, :has(:target)) a')?.click();
  });
}
