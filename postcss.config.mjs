// Next minifies the styles. If Tailwind did it first, it would warn about selectors that it does not know.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
