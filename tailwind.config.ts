import type { Config } from 'tailwindcss';
import type { PluginAPI } from 'tailwindcss/plugin';

// Colours with more than one purpose.
/** The sea, the main colour: surfaces, text, what is chosen. */
const navy = '#0b2a4a';
/** Pages by day, and text on dark surfaces. */
const paper = '#fffaf2';
const sand = '#ffe9cc';
const lagoon = '#0b6b86';
/** What is light on dark surfaces: what is chosen in the dark, the logo there. */
const shallow = '#9fe6df';
/** Pages in the dark, and text on what is light there. */
const darkPaper = '#13132f';

/** The palette by day. The colours come from the islands; each has one purpose. */
const day = {
  /** Surfaces and dark text. */
  deep: navy,
  night: '#1d1838',
  /** Text on light surfaces. */
  ink: '#12283f',
  quiet: '#4b6075',
  /** Links and labels: dark enough for small text on paper and sand. */
  lagoon,
  shallow,
  sand,
  paper,
  /** Cards and fields. */
  white: '#fff',
  line: '#dbc8ab',
  /** Calls to action. */
  coral: '#ff6b57',
  /** What is under the pointer on deep surfaces; text on it, and on coral. */
  moon: paper,
  'on-bright': navy,
  /** What is chosen, and what is under the pointer elsewhere. */
  chosen: navy,
  'on-chosen': paper,
  ember: '#b3331f',
  mangrove: '#1f5d4c',
  /** The sea in the drawings of the year, where it is calm, changeable and rough. */
  calm: '#2b93a1',
  swell: lagoon,
  storm: navy,
  /** Under what floats over the page, and where a drawing is still to come. */
  shadow: `${navy}4d`,
  /** Over the page behind a dialog, and paper under it. */
  shade: `${navy}a6`,
  shaded: mix(paper, navy, 0.65),
  /** Maps: the sea, the rim of words on it, its shallows, and the land. */
  sea: '#8fdad6',
  rim: '#d8f5ef',
  shallows: '#b5ebe6',
  'shore-water': '#d2f4ec',
  beach: sand,
  shore: '#8cc090',
  hills: '#bfdca8',
};

/**
 * The same names in the dark scheme, for who wants dark pages: the colours of the night posters. A name
 * has one value as a surface, another for what is drawn: text, lines and shapes. What is not here
 * stays as it is by day.
 */
export const dark = {
  surfaces: {
    /** The sky at night: the page. */
    paper: darkPaper,
    /** The last light over the horizon. */
    sand: '#281f49',
    /** The sea at night. */
    deep: '#0a2545',
    /** The sky where there is no moon. */
    night: '#0c0b22',
    /** Cards and fields, nearer to the moon than the page. */
    white: '#25264f',
    /** Light in the water. */
    chosen: shallow,
    shade: 'rgb(5 5 20 / 72%)',
    shaded: mix(darkPaper, '#050514', 0.72),
    sea: '#0e2a50',
    rim: '#0b1f40',
    shallows: '#113d5c',
    'shore-water': '#175a6e',
    beach: '#5f6e8c',
    shore: '#2c6f63',
    hills: '#1a474b',
  },
  drawn: {
    /** Headings and text: moonlit paper. */
    deep: '#fdf3e1',
    ink: '#efe7dc',
    quiet: '#b7bbd9',
    /** Links and labels: shallow water under the moon. */
    lagoon: '#79d6d6',
    line: '#3b3c6c',
    chosen: shallow,
    'on-chosen': darkPaper,
    /** Warnings and good news, light enough for small text on every surface. */
    ember: '#ff9f89',
    mangrove: '#8fdcb8',
    calm: shallow,
    swell: '#4ba3ba',
    storm: '#7280d8',
  },
};

/** A colour with so much of another over it, both of the form #rrggbb: 1 is the other alone. */
function mix(under: string, over: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [under, over].map((one) => Number.parseInt(one.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

type Values = Record<string, string>;

/** The custom properties of colours, which the scheme changes: `--bg-paper`, `--fg-ink`. */
function properties(surfaces: Values, drawn: Values): Values {
  const named = (start: string, values: Values) =>
    Object.entries(values).map(([name, value]) => [`--${start}-${name}`, value]);
  return Object.fromEntries([...named('bg', surfaces), ...named('fg', drawn)]);
}

/** The day's values of the colours that the dark scheme changes. */
function byDay(values: Values): Values {
  return Object.fromEntries(Object.entries(day).filter(([name]) => name in values));
}

/** Colours by name, as the custom properties that hold them. */
function varying(start: string, values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${start}-${name})`]));
}

const surfaces = varying('bg', dark.surfaces);
const drawn = varying('fg', dark.drawn);

/** The site's design tokens. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    extend: {
      colors: day,
      backgroundColor: surfaces,
      ringColor: surfaces,
      textColor: drawn,
      borderColor: drawn,
      textDecorationColor: drawn,
      outlineColor: drawn,
      fill: drawn,
      stroke: drawn,
      fontFamily: {
        serif: ['Fraunces Rupee', 'var(--font-fraunces)', 'Georgia', 'serif'],
        sans: ['Figtree Rupee', 'var(--font-figtree)', 'system-ui', 'sans-serif'],
      },
      fontSize: {
        label: ['0.8125rem', { lineHeight: '1.25rem', letterSpacing: '0.14em' }],
        body: ['clamp(1.0625rem, 0.5vw + 0.6875rem, 1.125rem)', { lineHeight: '1.65' }],
        lead: ['clamp(1.125rem, 0.6vw + 1rem, 1.375rem)', { lineHeight: '1.5' }],
        card: ['min(1.5rem, 8vw)', { lineHeight: '1.2', letterSpacing: '-0.01em' }],
        section: [
          'clamp(min(2rem, 10vw), 2.4vw + 1.1rem, 3.25rem)',
          { lineHeight: '1.08', letterSpacing: '-0.02em' },
        ],
        /** The name of an item, on its page. */
        title: [
          'clamp(min(2.5rem, 8vw + 0.9rem), 5vw + 0.375rem, 4rem)',
          { lineHeight: '1.04', letterSpacing: '-0.02em' },
        ],
        banner: [
          'clamp(min(2.5rem, 12.5vw), 4.6vw + 1rem, 4.75rem)',
          { lineHeight: '1', letterSpacing: '-0.025em' },
        ],
        poster: [
          // 44 px on phones, less only where a long word would fill the line.
          'clamp(min(2.75rem, 13vw - 0.4rem), 6vw + 1rem, 5.75rem)',
          { lineHeight: '0.98', letterSpacing: '-0.025em' },
        ],
      },
      // From here on there is room beside the page's column for the round buttons.
      screens: {
        wide: '88rem',
        // A phone with large letters: less than twenty of them are as wide as its window.
        narrow: { raw: '(max-width: 19.99rem)' },
        // A phone on its side: the header stays one line.
        cramped: {
          raw: '(min-width: 48rem) and (max-width: 63.99rem) and (max-height: 40rem)',
        },
      },
      // A text, and a panel or a map beside it.
      gridTemplateColumns: { 'text-panel': 'minmax(0, 1fr) clamp(26rem, 33vw, 30rem)' },
      // About 68 letters of text: what stands with it, rules and leads, ends where its lines do.
      maxWidth: { page: '80rem', text: 'clamp(33rem, 40vw, 35rem)' },
      spacing: { header: 'var(--header)', bar: '--spacing(16)', card: '375px', story: '479px' },
    },
  },
  plugins: [
    ({ addBase }: PluginAPI) =>
      addBase({
        ':root': {
          'color-scheme': 'light',
          ...properties(byDay(dark.surfaces), byDay(dark.drawn)),
        },
        // Paper stays light.
        '@media screen and (prefers-color-scheme: dark)': {
          ':root': { 'color-scheme': 'dark', ...properties(dark.surfaces, dark.drawn) },
        },
      }),
  ],
} satisfies Config;
