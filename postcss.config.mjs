// Next minifies the styles. If Tailwind did so first, it would warn about unknown selectors.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
