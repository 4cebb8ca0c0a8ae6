import { readChoice, saveChoice } from './offer-store';

/** Ticks the add-ons that the visitor has added before, and remembers each that is ticked or not. */
export function startAddOns(list: HTMLElement): void {
  const boxes = () => list.querySelectorAll<HTMLInputElement>('input[name=extra]');
  const chosen = readChoice().extras ?? {};
  for (const box of boxes()) box.checked = box.value in chosen;
  list.addEventListener('input', () => {
    const extras = { ...readChoice().extras };
    for (const { value, checked, dataset } of boxes()) {
      if (checked) extras[value] = dataset.addOn ?? value;
      else delete extras[value];
    }
    saveChoice({ extras });
  });
}
