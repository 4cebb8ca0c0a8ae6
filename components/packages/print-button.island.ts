/** Starts a button that prints the page. */
export function startPrintButton(button: HTMLElement): void {
  button.addEventListener('click', () => print());
}
