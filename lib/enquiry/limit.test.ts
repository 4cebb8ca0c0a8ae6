import { cutText, roomOf } from './limit';

const family = '👨‍👩‍👧‍👦';

test.each([['a'], ['अ'], ['नमस्ते '], ['क्ष्म्य'], [family], ['\n']])(
  'what fits is left alone: %j',
  (text) => expect(cutText(text.repeat(Math.floor(100 / [...text].length)), 100)).toBeUndefined(),
);

test('as many families as characters fit', () => {
  expect(family.repeat(100).length).toBeLessThan(roomOf(100));
  expect(cutText(family.repeat(100), 100)).toBeUndefined();
});

test('a text that is a little too long is left to the visitor', () =>
  expect(cutText('a'.repeat(500), 100)).toBeUndefined());

test('a text that fills the room is cut at the limit, between characters', () => {
  expect(cutText('a'.repeat(roomOf(100)), 100)).toBe('a'.repeat(100));
  expect(cutText('🏝'.repeat(roomOf(100)), 100)).toBe('🏝'.repeat(100));
});

test('ten million characters are cut like any other text', () =>
  expect(cutText(`x${'🏝'.repeat(5_000_000)}`, 10)).toBe(`x${'🏝'.repeat(9)}`));
