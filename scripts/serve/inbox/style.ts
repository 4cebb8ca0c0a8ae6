import { createHash } from 'node:crypto';

/** The inbox's own stylesheet, in the site's colours (tailwind.config.ts). */
export const style = `
:root {
  color-scheme: light;
  --deep: #0b2a4a; --ink: #12283f; --quiet: #4b6075; --lagoon: #0b6b86;
  --shallow: #9fe6df; --sand: #ffe9cc; --paper: #fffaf2; --line: #e6d9c6; --coral: #ff6b57;
}
* { box-sizing: border-box; margin: 0; }
body {
  background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 Figtree, system-ui, sans-serif;
}
h1, h2, h3 { font-family: Fraunces, Georgia, serif; font-weight: 600; letter-spacing: -0.01em; }
a { color: inherit; text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
a:focus-visible { outline: 3px solid var(--coral); outline-offset: 3px; border-radius: 2px; }
.wrap { width: min(100% - 2.5rem, 62rem); margin-inline: auto; }

header { background: var(--deep); color: #fff; padding: 2.25rem 0 0; }
header nav { font-size: 0.9375rem; }
header .top { display: grid; gap: 1rem 4rem; padding: 2.5rem 0 2rem; }
h1 { font-size: clamp(2.5rem, 5vw + 1rem, 4.25rem); line-height: 1; }
header p { max-width: 34rem; color: #dbe9ee; }
header code { color: #fff; font: 0.9375em ui-monospace, monospace; overflow-wrap: anywhere; }
.shore { display: block; width: 100%; height: 2.5rem; }

main { padding: 2.5rem 0 5rem; }
.label { font-size: 0.8125rem; letter-spacing: 0.14em; text-transform: uppercase; color: var(--lagoon); }
article { padding: 2.25rem 0; border-top: 1px solid var(--line); display: grid; gap: 1.25rem 3rem; }
.label + article { border-top: 0; padding-top: 1.25rem; }
article h2 { font-size: 1.625rem; line-height: 1.2; overflow-wrap: anywhere; }
.meta p, .meta time { display: block; color: var(--quiet); font-size: 0.9375rem; }
.meta p { overflow-wrap: anywhere; }
.meta time { margin-top: 0.375rem; font-variant-numeric: tabular-nums; }
.meta a { display: inline-block; margin-top: 0.75rem; color: var(--lagoon); font-weight: 600; font-size: 0.9375rem; }
dl { display: grid; gap: 0.875rem; align-content: start; min-width: 0; }
dl div { display: grid; gap: 0.125rem 1.5rem; min-width: 0; }
dt { color: var(--quiet); font-size: 0.9375rem; overflow-wrap: anywhere; }
dd { min-width: 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; text-align: left; }
.none { color: var(--quiet); }

.empty { background: var(--sand); border-radius: 1rem; padding: clamp(2rem, 6vw, 4.5rem); display: flex; flex-wrap: wrap-reverse; justify-content: space-between; align-items: center; gap: 2rem; }
.empty h2 { font-size: clamp(1.875rem, 3vw + 1rem, 2.75rem); line-height: 1.1; }
.empty p { max-width: 32rem; margin-top: 1rem; }
.others { margin-top: 2.5rem; padding-top: 1.75rem; border-top: 1px solid var(--line); color: var(--quiet); }
.others h2 { font-size: 1.25rem; color: var(--ink); }
.others ul { padding-left: 1.25rem; margin-top: 0.5rem; }
.others li { overflow-wrap: anywhere; }

@media (min-width: 48rem) {
  header .top { grid-template-columns: auto minmax(0, 34rem); justify-content: space-between; align-items: end; }
  article { grid-template-columns: 16rem minmax(0, 1fr); }
  dl div { grid-template-columns: 7rem minmax(0, 1fr); }
}
`;

/** The part of a Content-Security-Policy that lets this stylesheet in and no other. */
export const stylePolicy = `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;
