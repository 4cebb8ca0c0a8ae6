import { readChoice, saveChoice, subscribeToChoice } from './choice-store';

/** Ticks the extras that the visitor has chosen, on this page or another, and stores each change. */
export function startExtras(list: HTMLElement): void {
  const boxes = list.querySelectorAll<HTMLInputElement>('[name=extra]');
  const showChoice = () => {
    const { extras } = readChoice();
    for (const box of boxes) box.checked = extras.includes(box.value);
  };
  const store = ({ value, checked }: HTMLInputElement) => {
    const others = readChoice().extras.filter((slug) => slug !== value);
    saveChoice({ extras: checked ? [...others, value] : others });
  };
  // Some may have been ticked before this code came. After Back or a reload the browser has ticked them.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  for (const box of boxes) if (box.checked && visit?.type === 'navigate') store(box);
  showChoice();
  subscribeToChoice(showChoice);
  for (const box of boxes) box.addEventListener('input', () => store(box));
}
