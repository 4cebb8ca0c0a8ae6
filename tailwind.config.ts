import type { Config } from 'tailwindcss';
import type { PluginAPI } from 'tailwindcss/plugin';

// Colours with more than one purpose.
/** The main colour: surfaces, text, selected elements. */
const navy = '#0b2a4a';
/** Pages in the light scheme, and text on dark surfaces. */
const paper = '#fffaf2';
const sand = '#ffe9cc';
const lagoon = '#0b6b86';
/** Light elements on dark surfaces: the logo, selected elements. */
const shallow = '#9fe6df';
/** Pages in the dark scheme, and text on light surfaces there. */
const darkPaper = '#13132f';

/** The light scheme. Each colour has one purpose. */
const light = {
  /** Surfaces that are dark in both schemes. `on-brand:` styles what is on them. */
  brand: navy,
  night: '#1d1838',
  /** Headings, and lines and shapes that stand out. */
  strong: navy,
  /** Text on light surfaces. */
  ink: '#12283f',
  quiet: '#4b6075',
  /** Links and labels: dark enough for small text on paper and sand. */
  lagoon,
  shallow,
  sand,
  paper,
  /** Cards, fields and dialogs. */
  panel: '#fff',
  line: '#dbc8ab',
  /** Calls to action. */
  coral: '#ff6b57',
  /** Hovered elements on dark surfaces. Their text, and text on coral, is `on-bright`. */
  bright: paper,
  'on-bright': navy,
  /** Selected elements, and hovered elements on other surfaces. */
  selected: navy,
  'on-selected': paper,
  /** Errors and warnings. */
  warning: '#b3331f',
  /** Confirmations, and links that chat or call. */
  success: '#1f5d4c',
  /** The sea in the charts of the year. */
  calm: '#2b93a1',
  changeable: lagoon,
  rough: navy,
  /** The shadow of elements on top of the page, and the surface of pictures that have not loaded yet. */
  shadow: `${navy}4d`,
  /** The backdrop of a dialog, and paper below it. */
  backdrop: `${navy}a6`,
  'backdrop-paper': mix(paper, navy, 0.65),
  /** Maps, from the sea to the land. The outline is that of names. */
  'map-sea': '#8fdad6',
  'map-outline': '#d8f5ef',
  'map-shallows': '#b5ebe6',
  'map-surf': '#d2f4ec',
  'map-beach': sand,
  'map-coastline': '#8cc090',
  'map-land': '#bfdca8',
};

/**
 * The dark scheme. Each name has one value for surfaces, and another for text, lines and shapes. Names that are missing
 * here keep their light value.
 */
export const dark = {
  surfaces: {
    /** The page. */
    paper: darkPaper,
    sand: '#281f49',
    brand: '#0a2545',
    night: '#0c0b22',
    /** Brighter than the page. */
    panel: '#25264f',
    selected: shallow,
    backdrop: 'rgb(5 5 20 / 72%)',
    'backdrop-paper': mix(darkPaper, '#050514', 0.72),
    'map-sea': '#0e2a50',
    'map-outline': '#0b1f40',
    'map-shallows': '#113d5c',
    'map-surf': '#175a6e',
    'map-beach': '#5f6e8c',
    'map-coastline': '#2c6f63',
    'map-land': '#1a474b',
  },
  foregrounds: {
    strong: '#fdf3e1',
    ink: '#efe7dc',
    quiet: '#b7bbd9',
    /** Links and labels. */
    lagoon: '#79d6d6',
    line: '#3b3c6c',
    selected: shallow,
    'on-selected': darkPaper,
    /** Light enough for small text on every surface. */
    warning: '#ff9f89',
    success: '#8fdcb8',
    calm: shallow,
    changeable: '#4ba3ba',
    rough: '#7280d8',
  },
};

/**
 * Mixes two colours of the form #rrggbb.
 * @param share the share of `over`, from 0 to 1
 */
function mix(under: string, over: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a = 0, b = 0] = [under, over].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

type Values = Record<string, string>;

/** The custom properties whose values depend on the scheme: `--bg-paper`, `--fg-ink`. */
function properties(surfaces: Values, foregrounds: Values): Values {
  const variables = (start: string, values: Values) =>
    Object.entries(values).map(([name, value]) => [`--${start}-${name}`, value]);
  return Object.fromEntries([...variables('bg', surfaces), ...variables('fg', foregrounds)]);
}

/** The light values of the colours that the dark scheme changes. */
function lightValuesOf(values: Values): Values {
  return Object.fromEntries(Object.entries(light).filter(([name]) => name in values));
}

/** The colours by name, as references to their custom properties. */
function referencesTo(start: string, values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, `var(--${start}-${name})`]));
}

const surfaces = referencesTo('bg', dark.surfaces);
const foregrounds = referencesTo('fg', dark.foregrounds);

/** The site's design tokens. */
export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    extend: {
      colors: light,
      backgroundColor: surfaces,
      ringColor: surfaces,
      textColor: foregrounds,
      borderColor: foregrounds,
      textDecorationColor: foregrounds,
      outlineColor: foregrounds,
      fill: foregrounds,
      stroke: foregrounds,
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
        /** The name of an item on its page. */
        title: [
          'clamp(min(2.5rem, 8vw + 0.9rem), 5vw + 0.375rem, 4rem)',
          { lineHeight: '1.04', letterSpacing: '-0.02em' },
        ],
        banner: [
          'clamp(min(2.5rem, 12.5vw), 4.6vw + 1rem, 4.75rem)',
          { lineHeight: '1', letterSpacing: '-0.025em' },
        ],
        poster: [
          // 44 px on phones, or less if a long word would otherwise not fit on a line.
          'clamp(min(2.75rem, 13vw - 0.4rem), 6vw + 1rem, 5.75rem)',
          { lineHeight: '0.98', letterSpacing: '-0.025em' },
        ],
      },
      // From this width up, the round buttons fit beside the page's column.
      screens: {
        wide: '88rem',
        // A phone with large type, whose window is less than 20 rem wide.
        narrow: { raw: '(max-width: 19.99rem)' },
        // From md to lg.
        tablet: { raw: '(48rem <= width < 64rem)' },
        // Where the header has no room for the company's name or the search: narrow phones, and landscape phones, whose
        // header has only one line.
        'no-name': { raw: '(width < 22rem), (48rem <= width < 61rem) and (height <= 40rem)' },
        'no-search': { raw: '(width < 24.3rem), (48rem <= width < 56rem) and (height <= 40rem)' },
      },
      // A text with a panel or a map beside it.
      gridTemplateColumns: { 'text-panel': 'minmax(0, 1fr) clamp(26rem, 33vw, 30rem)' },
      // About 68 characters of text. Rules and leads are as wide as the text below them.
      maxWidth: { page: '80rem', text: 'clamp(33rem, 40vw, 35rem)' },
      spacing: {
        header: 'var(--header)',
        bar: '--spacing(16)',
        card: '375px',
        'dialog-text': '479px',
      },
    },
  },
  plugins: [
    ({ addBase }: PluginAPI) =>
      addBase({
        ':root': {
          'color-scheme': 'light',
          ...properties(lightValuesOf(dark.surfaces), lightValuesOf(dark.foregrounds)),
        },
        // Print is always light.
        '@media screen and (prefers-color-scheme: dark)': {
          ':root': { 'color-scheme': 'dark', ...properties(dark.surfaces, dark.foregrounds) },
        },
      }),
  ],
} satisfies Config;
