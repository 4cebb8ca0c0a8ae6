import type { TestInfo } from '@playwright/test';
import type { Difference } from './compare';
import { toSharp } from './store';
import type { Small, View } from './views';

type Pictures = { expected?: Small | undefined; actual: Small; spots?: Difference['spots'] };

/** Leaves three pictures in test-results: what was expected, what is there, and where it differs. */
export async function writePictures(
  testInfo: TestInfo,
  view: View,
  { expected, actual, spots = [] }: Pictures,
) {
  const marks = Buffer.from(drawMarks(actual, view, spots));
  const pictures = {
    ...(expected && { expected: toSharp(expected) }),
    actual: toSharp(actual),
    difference: toSharp(actual).composite([{ input: marks, left: 0, top: 0 }]),
  };
  for (const [name, picture] of Object.entries(pictures)) {
    const path = testInfo.outputPath(`${view.width}-${name}.png`);
    await picture.png().toFile(path);
    await testInfo.attach(`${view.width}-${name}`, { path, contentType: 'image/png' });
  }
}

/** The spots that differ, in red, as an SVG of the picture's size. */
function drawMarks({ width, height }: Small, view: View, spots: Difference['spots']): string {
  const scale = view.small / view.width;
  const boxes = spots.map(
    ({ left, top, right, bottom }) =>
      `<rect x="${left * scale}" y="${top * scale}" width="${(right - left) * scale}" height="${(bottom - top) * scale}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#f00" fill-opacity=".35">${boxes.join('')}</svg>`;
}
