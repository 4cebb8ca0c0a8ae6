import localFont from 'next/font/local';

// The files are subsets made by `npm run fonts`, without the rupee sign (U+20B9). fonts/rupee.css has two fonts with
// only this glyph. tailwind.config.ts lists those first, or else a fallback font would supply the sign.

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

/** Class names that define the font variables of tailwind.config.ts. */
export const fontVariables = [fraunces, figtree].map(({ variable }) => variable).join(' ');
