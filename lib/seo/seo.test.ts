import { company } from '@/lib/content/query/all-content';
import { agencyJsonLd, serialize } from './json-ld';
import { toSummary } from './summary';

test.each([
  [['2 nights Havelock', 'Long beaches!', 'Or…'], '2 nights Havelock. Long beaches! Or…'],
  [['a'.repeat(100), 'b'.repeat(58), 'Short'], `${'a'.repeat(100)}. Short.`],
  // A first sentence that is too long ends at a word.
  [[`${'word '.repeat(31)}word, and so on for ever.`], `${'word '.repeat(30)}word…`],
])('a summary contains as many sentences as fit', (texts, summary) => {
  expect(toSummary(texts)).toBe(summary);
});

test.each([
  [
    ['Blue Lagoon', '1 Harbour Road', 'Port Blair', 'South Andaman 744101'],
    { streetAddress: '1 Harbour Road', addressLocality: 'Port Blair', postalCode: '744101' },
  ],
  [
    ['Port Blair', 'South Andaman, 744 101'],
    { addressRegion: 'South Andaman', postalCode: '744 101' },
  ],
  [['Somewhere', 'without a code'], { streetAddress: 'Somewhere, without a code' }],
])('the parts of the address %j', (address, parts) => {
  expect(agencyJsonLd({ ...company, address })).toMatchObject({ address: parts });
});

test('no text can end the element of structured data', () => {
  const name = '</script><script>alert(1)</script>';
  const text = serialize([{ '@type': 'Place', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});
