/** Lets buttons print the page (`data-print`). */
export function enhancePrintButtons() {
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-print]')) print();
  });
}
