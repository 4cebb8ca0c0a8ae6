import { readChoice, saveChoice, subscribeToChoice } from './choice-store';

/** Ticks the extras that the visitor has chosen, on this page or another, and stores each change. */
export function startExtras(list: HTMLElement): void {
  const showChoice = () => {
    const { extras } = readChoice();
    for (const box of list.querySelectorAll<HTMLInputElement>('[name=extra]')) {
      box.checked = extras.includes(box.value);
    }
  };
  showChoice();
  subscribeToChoice(showChoice);
  list.addEventListener('input', ({ target }) => {
    const { name, value, checked } = target as HTMLInputElement;
    if (name !== 'extra') return;
    const others = readChoice().extras.filter((slug) => slug !== value);
    saveChoice({ extras: checked ? [...others, value] : others });
  });
}
