import type { Config } from 'tailwindcss';

/** The site's design tokens. The colours come from the islands; each has one purpose. */
export default {
  // The manifest of the photographs names the classes of their placeholders.
  content: ['./app/**/*.tsx', './components/**/*.tsx', './.generated/photographs.json'],
  theme: {
    extend: {
      colors: {
        /** Surfaces and dark text. */
        deep: '#0b2a4a',
        night: '#1d1838',
        /** Text on light surfaces. */
        ink: '#12283f',
        quiet: '#4b6075',
        /** Links and labels: dark enough for small text on paper and sand. */
        lagoon: '#0b6b86',
        shallow: '#9fe6df',
        sand: '#ffe9cc',
        paper: '#fffaf2',
        line: '#e6d9c6',
        /** Calls to action. */
        coral: '#ff6b57',
        ember: '#b3331f',
        mangrove: '#1f5d4c',
      },
      fontFamily: {
        serif: ['Fraunces Rupee', 'var(--font-fraunces)', 'Georgia', 'serif'],
        sans: ['Figtree Rupee', 'var(--font-figtree)', 'system-ui', 'sans-serif'],
      },
      fontSize: {
        label: ['0.8125rem', { lineHeight: '1.25rem', letterSpacing: '0.14em' }],
        body: ['1.0625rem', { lineHeight: '1.75rem' }],
        lead: ['clamp(1.125rem, 0.6vw + 1rem, 1.375rem)', { lineHeight: '1.5' }],
        card: ['1.5rem', { lineHeight: '1.2', letterSpacing: '-0.01em' }],
        section: [
          'clamp(2.25rem, 4.2vw + 1rem, 4rem)',
          { lineHeight: '1.04', letterSpacing: '-0.02em' },
        ],
        banner: [
          'clamp(2.5rem, 4.6vw + 1rem, 4.75rem)',
          { lineHeight: '1', letterSpacing: '-0.025em' },
        ],
        poster: [
          // 44 px on phones, less only where a long word would fill the line.
          'clamp(min(2.75rem, 13vw - 0.4rem), 6vw + 1rem, 5.75rem)',
          { lineHeight: '0.98', letterSpacing: '-0.025em' },
        ],
      },
      maxWidth: { page: '80rem', prose: '42rem' },
      spacing: { header: '4.5rem', card: '375px', story: '479px' },
    },
  },
} satisfies Config;
