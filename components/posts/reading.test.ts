import { isFurther, isReadUntil, parseReading } from './reading';

const stored = (pairs: unknown) => [...parseReading(JSON.stringify(pairs))];

test('what was stored is read again', () => {
  const pairs = [
    ['one', 3],
    ['two', 'read'],
  ];
  expect(stored(pairs)).toEqual(pairs);
});

test.each(['{"one":"read"}', '["one",null]', '7', '{"one"', null])(
  'of %s nothing is known',
  (junk) => {
    expect([...parseReading(junk)]).toEqual([]);
  },
);

test.each<[string, number, number[], boolean]>([
  ['the first part', 0, [0], true],
  ['part by part', 2, [0, 1, 2], true],
  ['most were passed quickly', 4, [0, 4], false],
  ['one was passed quickly', 2, [0, 2], true],
  ['every second part', 7, [0, 2, 4, 7], true],
  ['a jump', 7, [0, 7], false],
  ['back to the middle after a jump', 4, [0, 4, 6, 7], false],
])('%s: part %i of those seen is read, or not', (_, part, seen, isRead) => {
  expect(isReadUntil(part, new Set(seen))).toBe(isRead);
});

test('only what is further is remembered', () => {
  expect([isFurther(0), isFurther(1), isFurther('read')]).toEqual([false, true, true]);
  expect([isFurther(2, 3), isFurther(3, 3), isFurther(4, 3)]).toEqual([false, false, true]);
  expect([isFurther(9, 'read'), isFurther('read', 'read')]).toEqual([false, false]);
});
