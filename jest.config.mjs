import nextJest from 'next/jest.js';

// Replaces the live content with that of the site under test: for Next's compiler, which reads this in
// next.config.mjs, and for scripts that tests run.
process.env.TSX_TSCONFIG_PATH = 'e2e/tsconfig.json';

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  // A busy machine may be ten times slower.
  testTimeout: 20_000,
  testMatch: ['<rootDir>/{content,lib,components,scripts,test}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.generated/'],
});
