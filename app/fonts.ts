import localFont from 'next/font/local';

// The files are subsets cut by `npm run fonts`, without the rupee sign. Two fonts with that glyph
// only (U+20B9) are in fonts/rupee.css, and before these in the lists of tailwind.config.ts, because
// the fallbacks with matched metrics have a rupee sign, too.

const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  variable: '--font-fraunces',
  weight: '560',
  adjustFontFallback: 'Times New Roman',
});

const figtree = localFont({
  src: './fonts/figtree.woff2',
  variable: '--font-figtree',
  weight: '400 700',
});

/** Class names that define the font variables which tailwind.config.ts reads. */
export const fontVariables = [fraunces, figtree].map(({ variable }) => variable).join(' ');
