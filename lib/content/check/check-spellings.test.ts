import { makePackage } from '@/test/factories';
import { checkSpellings } from './check-spellings';

const spellings = [{ usual: 'Elephant Beach', others: ['Elephanta', 'Elephant-Beach'] }];

test.each<[string, Partial<ReturnType<typeof makePackage>>, string[]]>([
  ['another spelling', { overview: ['At Elephanta.', 'At home.'] }, ['overview[1]']],
  ['another spelling in a name', { name: 'Elephanta' }, ['name']],
  ['the usual one', { overview: ['A morning at Elephant Beach.'] }, []],
  ['a text with both', { overview: ['Elephant Beach, the “Elephanta” of old.'] }, []],
  ['a name, beside the usual one', { name: 'Elephanta', overview: ['Elephant Beach.'] }, []],
  ['a longer word', { overview: ['Elephantastic.'] }, []],
])('%s', (_, fields, told) => {
  const issues = checkSpellings({ spellings, familyPackages: [makePackage(fields)] });
  expect(issues.map(({ field }) => field)).toEqual(told);
});
