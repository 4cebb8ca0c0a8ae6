import { readChoice, saveChoice, subscribeToChoice } from './choice-store';

/** Shows the visitor's choice of extras and of a class of hotels in the fields for them, and stores each change. */
export function startChoiceFields(element: HTMLElement): void {
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[name=extra]')];
  const radios = [...element.querySelectorAll<HTMLInputElement>('[name=hotels]')];

  const show = () => {
    const { extras, hotels } = readChoice();
    for (const box of boxes) box.checked = extras.includes(box.value);
    // The first class is that of the listed price.
    const chosen = radios.find(({ value }) => value === hotels) ?? radios[0];
    if (chosen) chosen.checked = true;
  };
  const store = ({ name, value, checked }: HTMLInputElement) => {
    if (name === 'hotels') return saveChoice({ hotels: value });
    const others = readChoice().extras.filter((slug) => slug !== value);
    saveChoice({ extras: checked ? [...others, value] : others });
  };
  for (const field of [...boxes, ...radios]) {
    // The visitor may have changed it before this code was loaded. With autocomplete="off", the browser restores none.
    if (field.checked && !field.defaultChecked) store(field);
    field.addEventListener('input', () => store(field));
  }
  // WebKit resets forms that still have it when Back shows the page again.
  element.removeAttribute('autocomplete');
  show();
  subscribeToChoice(show);
}
