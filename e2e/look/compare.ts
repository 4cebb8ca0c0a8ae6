import { toSharp } from './store';
import type { Small, View } from './views';

/**
 * How much the colour of a spot may differ, of 255 in its strongest channel. Letters that are drawn
 * otherwise, or stand a pixel aside, average out: the larger the spot, the less may differ.
 */
const tolerances = [
  { size: 24, most: 30 },
  { size: 96, most: 7 },
];

/** How much longer or shorter a page may be, in CSS px: what rounding to small pictures leaves. */
const heightTolerance = 12;

/** A part of the page, in CSS px from its top left. */
export type Region = { left: number; top: number; right: number; bottom: number };

export type Difference = {
  /** By how many px the page is longer than expected; 0 when that is within the tolerance. */
  longer: number;
  spots: (Region & { by: number })[];
};

/** What differs between two looks of a page. */
export async function compare(expected: Small, actual: Small, view: View): Promise<Difference> {
  const scale = view.width / view.small;
  const longer = Math.round((actual.height - expected.height) * scale);
  const height = Math.min(expected.height, actual.height);
  const spots: Difference['spots'] = [];
  for (const { size, most } of tolerances) {
    const columns = Math.round(view.width / size);
    const rows = Math.max(1, Math.round((height * scale) / size));
    const before = await average(expected, height, columns, rows);
    const after = await average(actual, height, columns, rows);
    for (let index = 0; index < columns * rows; index++) {
      const channels = [0, 1, 2].map((channel) => index * 3 + channel);
      const by = Math.max(...channels.map((at) => Math.abs((before[at] ?? 0) - (after[at] ?? 0))));
      if (by <= most) continue;
      const left = (index % columns) * (view.width / columns);
      const top = Math.floor(index / columns) * ((height * scale) / rows);
      const right = left + view.width / columns;
      spots.push({ left, top, right, bottom: top + (height * scale) / rows, by });
    }
  }
  return { longer: Math.abs(longer) > heightTolerance ? longer : 0, spots };
}

/** The average colours of the upper part of an image, cut into columns and rows: RGB each. */
async function average(image: Small, height: number, columns: number, rows: number) {
  return toSharp(image)
    .extract({ left: 0, top: 0, width: image.width, height })
    .resize({ width: columns, height: rows, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
}
