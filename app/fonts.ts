import localFont from 'next/font/local';

// The files are cut by scripts/fonts.ts. The rupee sign is not in them: two fonts of one glyph
// (U+20B9) stand in the stylesheet, and before these in the lists of tailwind.config.ts, since the
// fallbacks with matched metrics have a rupee sign, too.

const fraunces = localFont({
  src: '../.generated/fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '560',
  adjustFontFallback: 'Times New Roman',
});

const figtree = localFont({
  src: '../.generated/fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
});

/** Class names that define the font variables which tailwind.config.ts reads. */
export const fontVariables = [fraunces, figtree].map(({ variable }) => variable).join(' ');
