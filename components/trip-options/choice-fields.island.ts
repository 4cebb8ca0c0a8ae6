import { readChoice, saveChoice, subscribeToChoice } from '@/components/storage/choice-store';
import { isTickedFor } from '@/lib/trip-options/choice';

/**
 * Shows the visitor's choice of extras and of a class of hotels in the fields for them, and stores each change.
 * @param element has the route of a trip in `data-trip` if its extras are for this trip alone
 */
export function startChoiceFields(element: HTMLElement): void {
  const { trip } = element.dataset;
  const boxes = [...element.querySelectorAll<HTMLInputElement>('[name=extra]')];
  const radios = [...element.querySelectorAll<HTMLInputElement>('[name=hotels]')];

  const showChoice = () => {
    const { extras, hotels } = readChoice();
    const ticked = extras.filter((extra) => isTickedFor(trip, extra));
    for (const box of boxes) box.checked = ticked.some(({ slug }) => slug === box.value);
    // The first class is that of the listed price.
    const chosen = radios.find(({ value }) => value === hotels) ?? radios[0];
    if (chosen) chosen.checked = true;
  };
  const store = ({ name, value, checked }: HTMLInputElement) => {
    if (name === 'hotels') return saveChoice({ hotels: value });
    const others = readChoice().extras.filter(
      (extra) => extra.slug !== value || !isTickedFor(trip, extra),
    );
    saveChoice({ extras: checked ? [...others, { slug: value, trip }] : others });
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
