import localFont from 'next/font/local';

// scripts/fonts.mjs cuts the fonts to the characters, weights and features that the site uses.
// The sign ₹ is in two fonts of its own (fonts/rupee.css). tailwind.config.ts lists those first, or else a fallback font
// would supply it.

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
