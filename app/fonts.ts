import localFont from 'next/font/local';

// The files are cut by scripts/fonts.ts. The rupee sign is a font of one glyph (U+20B9): only a
// page that prints a price loads it.

const fraunces = localFont({
  src: '../.generated/fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '560',
  adjustFontFallback: 'Times New Roman',
});

const frauncesRupee = localFont({
  src: '../.generated/fonts/fraunces-rupee.woff2',
  variable: '--font-fraunces-rupee',
  weight: '560',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

const figtree = localFont({
  src: '../.generated/fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
});

const figtreeRupee = localFont({
  src: '../.generated/fonts/figtree-rupee.woff2',
  variable: '--font-figtree-rupee',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** Class names that define the font variables which tailwind.config.ts reads. */
export const fontVariables = [fraunces, frauncesRupee, figtree, figtreeRupee]
  .map(({ variable }) => variable)
  .join(' ');
