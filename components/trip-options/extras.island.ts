import { readChoice, saveChoice } from './choice-store';

/** Ticks the extras that the visitor has added before, and remembers each that is ticked or not. */
export function startExtras(list: HTMLElement): void {
  const boxes = () => list.querySelectorAll<HTMLInputElement>('input[name=extra]');
  const chosen = readChoice().extras ?? {};
  for (const box of boxes()) box.checked = box.value in chosen;
  list.addEventListener('input', () => {
    const extras = { ...readChoice().extras };
    for (const { value, checked, dataset } of boxes()) {
      if (checked) extras[value] = dataset.extra ?? value;
      else delete extras[value];
    }
    saveChoice({ extras });
  });
}
