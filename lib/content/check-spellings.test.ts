import { makePackage } from '@/test/factories';
import { checkSpellings } from './check-spellings';

const spellings = [{ usual: 'Elephant Beach', others: ['Elephanta', 'Elephant-Beach'] }];
const overview = ['A morning at Elephanta.', 'An evening at home.'];

const faultsOf = (fields: Partial<ReturnType<typeof makePackage>>) =>
  checkSpellings({ spellings, familyPackages: [makePackage(fields)] });

test('another spelling is found, with its field', () => {
  expect(faultsOf({ slug: 'a-week', overview })).toEqual([
    {
      file: 'content/packages.ts',
      item: 'familyPackages › a-week',
      field: 'overview',
      problem: 'spells Elephant Beach as "Elephanta"',
      expected: 'Elephant Beach, the spelling of content/spellings.ts, or both',
    },
  ]);
});

test.each([
  ['the usual one', { overview: ['A morning at Elephant Beach.'] }],
  ['a text with both', { overview: ['Elephant Beach, the “Elephanta” of the heading.'] }],
  [
    'a name, beside a text with the usual one',
    { name: 'Elephanta', overview: ['Elephant Beach.'] },
  ],
  ['a longer word', { overview: ['Elephantastic.'] }],
])('%s is no fault', (_, fields) => {
  expect(faultsOf(fields)).toEqual([]);
});

test('a name alone is a fault', () => {
  expect(faultsOf({ name: 'Elephanta' })).toMatchObject([{ field: 'name' }]);
});
