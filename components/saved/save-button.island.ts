import { onSavedChange, readSaved, toggleSaved } from './saved-store';

/** Lets a Save button change the list, and shows on it whether its item is there. */
export function startSaveButton(root: HTMLElement) {
  const button = root.querySelector<HTMLElement>('[data-save]');
  const route = button?.dataset.save;
  if (!button || !route) return;
  const show = () => {
    button.ariaPressed = String(readSaved().includes(route));
  };
  button.addEventListener('click', () => toggleSaved(route));
  onSavedChange(show);
  show();
}
