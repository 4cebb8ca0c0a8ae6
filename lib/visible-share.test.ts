import { visibleShare } from './visible-share';

test.each([
  ['below the window', 800, 1000, 0],
  ['above the window', -300, -100, 0],
  ['partly in view', 700, 901, 0.5],
  ['in view but for two px', 602, 802, 198 / 199],
  ['in view but for a part of one', 600.4, 800.4, 1],
  ['in view', 100, 300, 1],
  ['taller than the window, from below', 10, 1000, 790 / 799],
  ['taller than the window, which it fills', -100, 900, 1],
])('a block that is %s', (_where, top, bottom, share) => {
  expect(visibleShare({ top, bottom }, 800)).toBeCloseTo(share, 6);
});
