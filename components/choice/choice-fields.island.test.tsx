/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { extras, hotelClasses } from '@/lib/content/query/all-content';
import { itemsOfType } from '@/lib/content/query/items';
import { countsAdultsOnly, type StoredChoice } from '@/lib/trips/choice';
import { extrasFor } from '@/lib/trips/tariff';
import { need } from '@/test/need';
import { showIsland } from '@/test/show-island';
import { startChoiceFields } from './choice-fields.island';
import { TripChoice } from './trip-choice';

const item = need(itemsOfType('package').find(({ price }) => price.onRequest));
const offered = extrasFor(item, extras);
const { slug } = need(offered.find((extra) => extra.per === 'person' && countsAdultsOnly(extra)));
extras.push({ ...need(offered[0]), slug: 'breakfast', per: 'personNight' });
const grand = need(hotelClasses[1]).name;
type Values = Record<string, string>;

/**
 * Shows the fields for a family, with translated digits. Fills in the early values before they start, and the late ones
 * afterwards.
 */
function show(early: Values = {}, late: Values = {}) {
  const party = { adults: 4, children: 0, toddlers: 1 };
  const start = (form: HTMLElement) => {
    for (const option of form.querySelectorAll('option'))
      option.textContent = Number(option.value).toLocaleString('bn');
    enter(form, early);
    startChoiceFields(form);
    enter(form, late);
  };
  const fields = <TripChoice item={{ ...item, party }} />;
  const form = showIsland('choice-fields', start, fields) as HTMLFormElement;
  expect(form.hasAttribute('autocomplete')).toBe(false);
  return () => Object.fromEntries(new FormData(form));
}

function enter(form: HTMLElement, values: Values) {
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLElement>(`select[name=${name}], input[value="${value}"]`);
    if (field instanceof HTMLSelectElement) fireEvent.input(field, { target: { value } });
    else field?.click();
  }
}

beforeEach(() => localStorage.clear());

test('the fields show what is stored, here or in another tab, and what the build chose without it', () => {
  const party = { adults: 9, children: 2, toddlers: 0 };
  changeChoice({ hotelClass: grand, party, extras: [{ slug, people: 41 }] });
  const readFields = show();
  // The children may be old enough for the extra.
  const numbers = { adults: '9', children: '2', toddlers: '0', people: '11', nights: '' };
  expect(readFields()).toEqual({ hotelClass: grand, extra: slug, ...numbers });
  expect(document.querySelector('details')).toHaveProperty('open', true);
  changeChoice({ party: { ...party, adults: 2 } });
  expect(readFields().people).toBe('4');
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  const listed = { hotelClass: hotelClasses[0]?.name, adults: '4', children: '0', toddlers: '1' };
  expect(readFields()).toEqual({ ...listed, people: '', nights: '' });
});

const children = { adults: 2, children: 2, toddlers: 1 };

test.each<[Partial<StoredChoice>, Values, Partial<StoredChoice>]>([
  [{}, { hotelClass: grand }, { hotelClass: grand }],
  [{}, { adults: '3', children: '1' }, { party: { adults: 3, children: 1, toddlers: 1 } }],
  [{ party: children }, { adults: '3' }, { party: { ...children, adults: 3 } }],
  [{ extras: [{ slug: 'other' }] }, { extra: slug }, { extras: [{ slug: 'other' }, { slug }] }],
  [{}, { extra: slug, people: '1' }, { extras: [{ slug, people: 1 }] }],
  [{}, { extra: 'breakfast', nights: '1' }, { extras: [{ slug: 'breakfast', nights: 1 }] }],
])(
  'with %j stored, the change %j is stored, before and after the code has loaded',
  (last, values, expected) => {
    for (const changes of [[values], [{}, values]]) {
      localStorage.clear();
      changeChoice(last);
      const readFields = show(...changes);
      expect(choiceStore.read()).toEqual({ extras: [], ...expected });
      expect(readFields()).toMatchObject(values);
    }
  },
);

test('a box that is unticked forgets its extra', () => {
  changeChoice({ extras: [{ slug, people: 1 }] });
  show({}, { extra: slug });
  expect(choiceStore.read().extras).toEqual([]);
});

test('an extra that usually one person takes is for one, also if it was ticked where there is no such field', () => {
  extras.push({ ...need(offered[0]), slug: 'dive', per: 'person', defaultPeople: 1 });
  changeChoice({ extras: [{ slug: 'dive' }] });
  expect(show()().people).toBe('1');
  localStorage.clear();
  show({}, { extra: 'dive' });
  expect(choiceStore.read().extras).toEqual([{ slug: 'dive', people: 1 }]);
});
