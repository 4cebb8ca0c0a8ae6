/**
 * In a sentence over the page a link takes its place in the history, so that Back leads to the list. The next
 * sentences begin with the language that was chosen last. Escape closes a sentence, too.
 */
export function enhancePhrases() {
  let language = '';
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('main a[href^="#"]');
    if (!link) return;
    const target = document.getElementById(link.hash.slice(1));
    const inSentence = link.closest('.sentence');
    const chosen = inSentence && target?.querySelector('[lang]')?.getAttribute('lang');
    if (chosen) language = chosen;
    const start = target?.querySelector(`.sentence-languages [lang="${language}"]`)?.parentElement;
    if (!inSentence && !start) return;
    event.preventDefault();
    if (inSentence) location.replace(link.href);
    else location.hash = start?.id ?? '';
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    document.querySelector<HTMLAnchorElement>('.sentence:is(:target, :has(:target)) a')?.click();
  });
}
