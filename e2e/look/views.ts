/** The widths at which every page is looked at, in CSS px, and how wide its small picture is. */
export const views = [
  { width: 390, height: 844, small: 112 },
  { width: 768, height: 1024, small: 160 },
  { width: 1440, height: 900, small: 224 },
] as const;

export type View = (typeof views)[number];

/** An image: RGB, 8 bits, as sharp hands it out. */
export type Small = { data: Buffer; width: number; height: number };
