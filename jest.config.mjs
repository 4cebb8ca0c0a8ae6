import nextJest from 'next/jest.js';

// The content of the site under test in place of the live one: for Next's compiler, which reads this
// in next.config.mjs, and for scripts that tests run.
process.env.TSX_TSCONFIG_PATH = 'e2e/tsconfig.json';

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{lib,components,scripts,art,bench,test}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.generated/'],
});
