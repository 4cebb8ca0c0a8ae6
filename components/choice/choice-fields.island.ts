import { readPackageOfPage } from '@/components/packages/package-of-page';
import { readChoice, saveChoice, subscribeToChoice } from '@/components/storage/choice-store';
import { changeExtra, findExtra } from '@/lib/trips/choice';

/**
 * Shows the visitor's choice of extras and of a class of hotels in the fields for them, and stores each change. On the
 * page of a package, extras are chosen for it alone.
 */
export function startChoiceFields(element: HTMLElement): void {
  // A dialog over that page shows an item of its own.
  const packageRoute = element.closest('dialog') ? undefined : readPackageOfPage()?.route;
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[name=extra]')];
  const radios = [...element.querySelectorAll<HTMLInputElement>('[name=hotels]')];

  const showChoice = () => {
    const choice = readChoice();
    for (const box of boxes)
      box.checked = findExtra(choice, box.value, packageRoute)?.isTicked ?? false;
    // The first class is that of the listed price.
    const chosen = radios.find(({ value }) => value === choice.hotels) ?? radios[0];
    if (chosen) chosen.checked = true;
  };
  const store = ({ name, value, checked }: HTMLInputElement) => {
    if (name === 'hotels') saveChoice({ hotels: value });
    else saveChoice(changeExtra(readChoice(), { slug: value, packageRoute, isTicked: checked }));
  };
  for (const field of [...boxes, ...radios]) {
    // The visitor may have changed it before this code was loaded. With autocomplete="off", the browser restores none.
    if (field.checked && !field.defaultChecked) store(field);
    field.addEventListener('input', () => store(field));
  }
  // WebKit resets forms that still have it when Back shows the page again.
  element.removeAttribute('autocomplete');
  showChoice();
  subscribeToChoice(showChoice);
}
