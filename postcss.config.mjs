// Next makes the styles small: Tailwind doing so before would warn of selectors that it does not know.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
