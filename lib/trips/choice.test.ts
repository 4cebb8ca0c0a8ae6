import { tariff } from '@/test/catalogue';
import {
  changeExtra,
  choiceAfterEnquiry,
  parseChoice,
  type StoredChoice,
  tickedExtras,
} from './choice';

const routes: Record<string, string> = { A: '/packages/a', B: '/packages/b' };
const changes: Record<string, object> = {
  ticked: { isTicked: true },
  unticked: { isTicked: false },
  for2: { people: 2 },
};

/** The pages on which an extra counts, and for how many people if that was said. */
const pagesOf = (choice: StoredChoice) =>
  ['own', 'A', 'B'].flatMap((page) =>
    tickedExtras(tariff, choice, routes[page] ?? '').map(({ people = '' }) => page + people),
  );

// An extra's own page, and two packages.
test.each([
  ['own ticked', 'own A B', ''],
  ['own ticked, own unticked', '', ''],
  ['own ticked, A unticked', 'own B', 'own B'],
  ['own ticked, A unticked, A ticked', 'own A B', ''],
  ['own ticked, A ticked, own unticked', 'A', ''],
  ['own ticked, A for2, A ticked', 'own A2 B', ''],
  ['own ticked, B for2', 'own A B2', 'B2'],
  ['A ticked', 'A', ''],
  ['B ticked', 'B', 'B'],
  ['A ticked, A unticked, own ticked', 'own B', 'own B'],
])('%s: an extra counts on %j, and after an enquiry about A on %j', (steps, pages, remaining) => {
  const choice = steps.split(', ').reduce((last, step) => {
    const [page = '', change = ''] = step.split(' ');
    const extra = { slug: 'dive', packageRoute: routes[page], ...changes[change] };
    return parseChoice(JSON.stringify(changeExtra(last, extra)));
  }, parseChoice(null));
  expect(pagesOf(choice).join(' ')).toBe(pages);
  expect(pagesOf(choiceAfterEnquiry(choice, '/packages/a')).join(' ')).toBe(remaining);
});

test.each([
  ['7', { extras: [] }],
  ['{"hotels":7,"party":{"adults":0},"extras":{"cake":"A cake"}}', { extras: [] }],
  ['{"party":{"adults":2,"children":-1,"toddlers":0}}', { extras: [] }],
  ['{"extras":[{"slug":"cake"},{"slug":7,"isTicked":true},null,7]}', { extras: [] }],
  ['{"extras":[{"slug":"cake","isTicked":true,"packageRoute":7}]}', { extras: [] }],
  ['{"extras":[{"slug":"cake","isTicked":true,"people":0}]}', { extras: [] }],
  [
    '{"hotels":"Grand","party":{"adults":3,"children":1,"toddlers":0}}',
    { hotels: 'Grand', party: { adults: 3, children: 1, toddlers: 0 }, extras: [] },
  ],
])('only the valid parts of the stored text %j are read', (stored, choice) => {
  expect(parseChoice(stored)).toEqual({ hotels: undefined, party: undefined, ...choice });
});
