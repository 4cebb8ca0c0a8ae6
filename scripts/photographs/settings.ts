import type { AvifOptions, WebpOptions } from 'sharp';

/** How photographs are built. Whatever is changed here is built anew, and nothing else. */
export type Settings = {
  /** Widths in px, ascending. A picture narrower than one of them is never enlarged to it. */
  widths: readonly number[];
  avif: AvifOptions;
  webp: WebpOptions;
};

/**
 * 1920 px is the end: a banner behind text gains nothing from more, and a phone that shows the
 * middle of it at three pixels to one would load all of it.
 */
export const settings: Settings = {
  widths: [320, 480, 640, 960, 1280, 1600, 1920],
  avif: { quality: 52, effort: 4, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 5, smartSubsample: true },
};

/** The most pixels that a source may have: phones take 50 megapixels, decoded 200 MB. */
export const maxPixels = 64_000_000;
