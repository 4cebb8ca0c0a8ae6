import { tariff } from '@/test/tariff';
import {
  changeExtra,
  choiceAfterEnquiry,
  parseChoice,
  type StoredChoice,
  tickedExtras,
} from './choice';

const routes: Record<string, string> = { A: '/packages/a', B: '/packages/b' };
const changes: Record<string, object> = { '+': { isTicked: true }, '-': { isTicked: false } };

/** The pages on which an extra counts, and for how many people if that was said. */
const pagesOf = (choice: StoredChoice) =>
  ['own', 'A', 'B'].flatMap((page) =>
    tickedExtras(tariff, choice, routes[page] ?? '').map(({ people = '' }) => page + people),
  );

// Ticks (+), unticks (-) and a number of people on an extra's own page and on those of two packages.
test.each([
  ['own+', 'own A B', ''],
  ['own+ own-', '', ''],
  ['own+ A-', 'own B', 'own B'],
  ['own+ A- A+', 'own A B', ''],
  ['own+ A+ own-', 'A', ''],
  ['own+ A2 A+', 'own A2 B', ''],
  ['own+ B2', 'own A B2', 'B2'],
  ['A+', 'A', ''],
  ['B+', 'B', 'B'],
  ['A+ A- own+', 'own B', 'own B'],
])('after %s an extra counts on %j, and after an enquiry about A on %j', (steps, pages, left) => {
  const choice = steps.split(' ').reduce((last, step) => {
    const change = changes[step.slice(-1)] ?? { people: Number(step.slice(-1)) };
    const extra = { slug: 'dive', packageRoute: routes[step.slice(0, -1)], ...change };
    return parseChoice(JSON.stringify(changeExtra(last, extra)));
  }, parseChoice(null));
  expect(pagesOf(choice).join(' ')).toBe(pages);
  expect(pagesOf(choiceAfterEnquiry(choice, '/packages/a')).join(' ')).toBe(left);
});

test.each([
  '7',
  '{"hotels":7,"party":{"adults":0},"extras":{"cake":"A cake"}}',
  '{"party":{"adults":2,"children":-1,"toddlers":0}}',
  '{"extras":[{"slug":"cake"},{"slug":7,"isTicked":true},null,7]}',
  '{"extras":[{"slug":"cake","isTicked":true,"packageRoute":7}]}',
  '{"extras":[{"slug":"cake","isTicked":true,"people":0}]}',
])('the stored text %j has no valid part', (stored) => {
  expect(parseChoice(stored)).toEqual({ hotels: undefined, party: undefined, extras: [] });
});
