import { checkIslands, checkIslandsIn } from './check-islands';

const check = (markup: string, start = '') =>
  checkIslandsIn(
    'components/a.tsx',
    `${start}import { Map as Chart } from './map.island'; export const A = () => <p>${markup}</p>;`,
  );

test('the code of every component of the site starts in browsers', () => {
  expect(checkIslands()).toEqual([]);
});

test.each([
  ['given to <Island>', '<Island name="map" component={Chart} />'],
  ['inside <Island>', '<Island name="map"><div><Chart /></div></Island>'],
])('the component of an island may be %s', (_, markup) => {
  expect(check(markup)).toEqual([]);
});

test.each([
  ['rendered outside <Island>', check('<i>{true && <Chart />}</i>'), '<Chart> outside <Island>'],
  ["of a file with 'use client'", check('', "'use client'; "), "has 'use client'"],
])('a component %s is reported with its file', (_, [problem], expected) => {
  expect(problem).toContain(`components/a.tsx`);
  expect(problem).toContain(expected);
});
