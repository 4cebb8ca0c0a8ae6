import { setParameters } from './parameters';

test('a parameter is set or removed, and everything else stays', () => {
  const here = 'https://site.example/saved?items=packages%2Freef-week,north#list';
  const dated = here.replace('#', '&arrive=2026-12-20#');
  expect(setParameters(here, { arrive: '2026-12-20' })).toBe(dated);
  expect(setParameters(dated, { arrive: undefined })).toBe(here);
  expect(setParameters(here, { items: '' })).toBe('https://site.example/saved#list');
});

test.each([
  ['a/reef-week,b/harbour', '/compare?price=all&trips=a/reef-week,b/harbour#table'],
  ['a boat & back', '/compare?price=all&trips=a+boat+%26+back#table'],
])('the value %j stays readable', (value, address) => {
  expect(setParameters('/compare?trips=reef-week&price=all#table', { trips: value })).toBe(address);
});
