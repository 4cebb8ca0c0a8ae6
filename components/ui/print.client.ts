/** Lets buttons print the page. */
export function enhancePrintButtons() {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-part=print]')) print();
  });
}
