import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { maxPeople, type Party } from '@/lib/trips/choice';

type Field = HTMLInputElement | HTMLSelectElement;

/** Shows the visitor's choice in a form's fields (choice-cards.tsx, party-fields.tsx), and stores each change. */
export function startChoiceFields(form: HTMLElement): void {
  const allOf = <Found extends Field>(selector: string) => [
    ...form.querySelectorAll<Found>(selector),
  ];
  const radios = allOf<HTMLInputElement>('[name=hotelClass]');
  const boxes = allOf<HTMLInputElement>('[name=extra]');
  const extraFields = allOf<HTMLSelectElement>('[name=people], [name=nights]');
  const partyFields = allOf<HTMLSelectElement>('[name=adults], [name=children], [name=toddlers]');

  /** The party in the fields, which only the pages of packages have. */
  const shownParty = () =>
    Object.fromEntries(partyFields.map(({ name, value }) => [name, Number(value)])) as Party;

  const showChoice = () => {
    const { hotelClass, party, extras } = choiceStore.read();
    const findExtra = (slug?: string) => extras.find((extra) => extra.slug === slug);
    // The base class comes first.
    const chosen = radios.find(({ value }) => value === hotelClass) ?? radios[0];
    if (chosen) chosen.checked = true;
    for (const box of boxes) {
      const isChosen = findExtra(box.value) !== undefined;
      const collapsed = box.closest('details');
      // Visitors must see what they have chosen on another page, but may close what they have seen.
      if (collapsed && isChosen && !box.checked) collapsed.open = true;
      box.checked = isChosen;
    }
    for (const field of partyFields) showCount(field, party?.[field.name as keyof Party]);
    for (const field of extraFields) {
      const { extra: slug, minAge } = field.dataset;
      const { people, nights } = findExtra(slug) ?? {};
      const most = maxPeople({ minAge: minAge ? Number(minAge) : undefined }, shownParty());
      showCount(field, field.name === 'nights' ? nights : people && Math.min(people, most));
    }
  };

  const storeField = (field: Field) => {
    const { party, extras } = choiceStore.read();
    if (field.name === 'hotelClass') changeChoice({ hotelClass: field.value });
    else if (partyFields.some((partyField) => partyField === field)) {
      changeChoice({ party: { ...shownParty(), ...party, [field.name]: Number(field.value) } });
    } else {
      const slug = field.dataset.extra ?? field.value;
      const isChecked = boxes.some(({ value, checked }) => value === slug && checked);
      const counts = extraFields.flatMap(({ name, value, dataset }) =>
        dataset.extra === slug && value ? [[name, Number(value)]] : [],
      );
      const otherExtras = extras.filter((extra) => extra.slug !== slug);
      changeChoice({
        extras: isChecked ? [...otherExtras, { slug, ...Object.fromEntries(counts) }] : otherExtras,
      });
    }
  };

  for (const field of [...radios, ...boxes, ...partyFields, ...extraFields]) {
    // The visitor may have changed it before this code loaded. With autocomplete="off", no browser restores it.
    if (isChanged(field)) storeField(field);
    field.addEventListener('input', () => storeField(field));
  }
  // WebKit would reset the form when the visitor comes back to the page.
  form.removeAttribute('autocomplete');
  showChoice();
  choiceStore.subscribe(showChoice);
  form.dataset.stored = '';
}

/** Selects a number, or the largest option if the number is larger than that; undefined selects the default. */
function showCount(field: HTMLSelectElement, count: number | undefined) {
  const last = Number([...field.options].at(-1)?.value);
  field.value = count === undefined ? (findDefault(field) ?? '') : `${Math.min(count, last)}`;
}

/** Whether the field differs from what the build has rendered. Checkboxes are rendered unticked. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLInputElement) return field.checked && !field.defaultChecked;
  return field.value !== findDefault(field);
}

function findDefault({ options }: HTMLSelectElement): string | undefined {
  return [...options].find(({ defaultSelected }) => defaultSelected)?.value;
}
