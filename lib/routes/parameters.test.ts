import { setParameters } from './parameters';

test('a parameter is set or removed, and everything else stays', () => {
  const here = 'https://site.example/saved?items=packages%2Freef-week,north#list';
  const dated = here.replace('#', '&arrive=2026-12-20#');
  expect(setParameters(here, { arrive: '2026-12-20' })).toBe(dated);
  expect(setParameters(dated, { arrive: undefined })).toBe(here);
  expect(setParameters(here, { items: '' })).toBe('https://site.example/saved#list');
});
