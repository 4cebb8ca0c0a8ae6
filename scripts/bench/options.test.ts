import { readOptions } from './options';

test('without words everything is measured five times, but for growth', () => {
  expect(readOptions([])).toEqual({
    runs: 5,
    routes: undefined,
    only: ['lighthouse', 'bytes', 'tap', 'modal'],
    times: [1, 10, 50],
    whole: { bench: true, growth: false },
  });
});

test.each([
  [['--runs', '1']],
  [['--routes', '/']],
  [['--only', 'tap']],
  [['--growth', '--times', '1,10']],
])('%j is not the whole', (words) => {
  expect(readOptions(words).whole).toEqual({ bench: false, growth: false });
});

test('growth is a whole of its own', () => {
  expect(readOptions(['--growth'])).toMatchObject({
    only: ['growth'],
    whole: { bench: false, growth: true },
  });
  expect(readOptions(['--runs', '7'])).toMatchObject({ runs: 7, whole: { bench: true } });
});

test('words are read', () => {
  const words = ['--runs', '2', '--routes', '/,/packages', '--only', 'bytes,modal'];
  expect(readOptions(words)).toMatchObject({
    runs: 2,
    routes: ['/', '/packages'],
    only: ['bytes', 'modal'],
  });
});

test.each([
  [['--runs', '0'], '--runs takes whole numbers from 1, and not "0"'],
  [['--only', 'speed'], '--only knows lighthouse, bytes, tap, modal, growth, and not "speed"'],
  [['--routes', 'packages'], '--routes takes addresses such as /,/packages, and not "packages"'],
  [['--growth', '--times', '10'], '--times must start with 1'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is told', (words, message) => {
  expect(() => readOptions(words)).toThrow(message);
});
