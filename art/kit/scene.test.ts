import { lampGlow } from './lamps';
import { morning, night } from './light';
import { card, write } from './scene';
import { sky, sun } from './sky';
import type { Drawing } from './svg';

const lamp = lampGlow([300, 200], 100);

/** The veil that makes a picture's day an evening, and the circles that are cut out of it. */
function veilOf(layers: Drawing, light = morning) {
  const text = write(card(light, (l) => [sky(l), layers]));
  return {
    text,
    veil: text.match(/<rect[^>]*class="v"[^>]*>/)?.[0],
    holes: text.match(/<mask[^>]*>.*?<\/mask>/)?.[0].match(/<circle[^>]*>/g),
  };
}

test('the evening leaves suns and lamps as bright as they are', () => {
  const { veil, holes, text } = veilOf([sun(morning, [800, 400], 50), lamp]);
  expect(veil).toMatch(/mask="url\(#\w+\)"/);
  expect(holes).toHaveLength(2);
  expect(holes?.[0]).toContain('cx="800" cy="400"');
  expect(holes?.[1]).toContain('cx="300" cy="200"');
  expect(text).not.toContain('⟪');
});

test('without a light the evening covers the whole picture, and a night has none', () => {
  expect(veilOf([]).veil).not.toContain('mask');
  expect(veilOf(lamp, night)).toMatchObject({ veil: undefined, holes: undefined });
});
