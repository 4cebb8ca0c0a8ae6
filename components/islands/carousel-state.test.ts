import { rotationState } from './carousel-state';

const nothing = { choice: null, reducedMotion: false, hovered: false, focused: false };

test('a carousel plays when nothing keeps it', () => {
  expect(rotationState(nothing)).toBe('playing');
});

test('the mouse and the keyboard’s focus hold it, the focus named first', () => {
  expect(rotationState({ ...nothing, hovered: true })).toBe('hovered');
  expect(rotationState({ ...nothing, focused: true })).toBe('focused');
  expect(rotationState({ ...nothing, hovered: true, focused: true })).toBe('focused');
});

test('under reduced motion it does not start by itself', () => {
  expect(rotationState({ ...nothing, reducedMotion: true })).toBe('paused');
});

test('what the visitor chose wins over all of it', () => {
  const everything = { reducedMotion: true, hovered: true, focused: true };
  expect(rotationState({ choice: 'play', ...everything })).toBe('playing');
  expect(rotationState({ ...nothing, choice: 'pause' })).toBe('paused');
});
