export function startPrintButton(button: HTMLElement): void {
  button.addEventListener('click', () => print());
}
