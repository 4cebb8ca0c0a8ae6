import { setParameter } from './set-parameter';

test('an address gets a parameter, or loses it, and keeps what else it has', () => {
  const here = 'https://site.example/saved?items=packages%2Freef-week,north#list';
  expect(setParameter(here, 'arrive', '2026-12-20')).toBe(here.replace('#', '&arrive=2026-12-20#'));
  expect(setParameter(setParameter(here, 'arrive', '2026-12-20'), 'arrive')).toBe(here);
  expect(setParameter(here, 'items', '')).toBe('https://site.example/saved#list');
});

test.each([
  ['reef-week,harbour-days', '/compare?price=all&trips=reef-week,harbour-days#table'],
  ['a boat & back', '/compare?price=all&trips=a+boat+%26+back#table'],
])('the value %j is written so that it can be read', (value, address) => {
  expect(setParameter('/compare?trips=reef-week&price=all#table', 'trips', value)).toBe(address);
});
