import localFont from 'next/font/local';

// The fonts have only the characters, weights and features that the site uses. To cut them anew, for example with another
// character, bring back the script, change and run it, and delete it:
//
//   git show 5028b38b:scripts/fonts.ts > scripts/fonts.ts
//   npm i --no-save subset-font@2.9.0 @fontsource-variable/fraunces@5.3.0 @fontsource-variable/figtree@5.3.0
//   npx tsx scripts/fonts.ts
//
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
