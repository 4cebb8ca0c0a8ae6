import { missingTexts } from './missing-texts';

const labels = { dates: { arrival: 'Day', money: { book: 'Pay' }, ferries: 'Ferries' } };
const content = { labels, pages: { saved: { own: 'Own' } } };

test.each([
  [
    `Property 'ask' does not exist on type '{ arrival: string; money: { book: Pattern<"a">; }; ... 8 more ...; }'`,
    ['content/messages/labels.ts: labels › dates › ask is missing.'],
  ],
  [
    "Property 'gone' does not exist on type '{ own: string; } & ... 5 more ... & { ...; }'",
    ['content/pages.ts: pages › saved › gone is missing.'],
  ],
  [
    `Argument of type '"noAnswer"' is not assignable to parameter of type 'Result'`,
    ['content/messages/: noAnswer is missing.'],
  ],
  ["Cannot find name 'x'", []],
])('%s', (error, sentences) => {
  expect(missingTexts(`a.ts(1,2): ${error}.\nb.ts(1,2): ${error}.`, content)).toEqual(sentences);
});
