import nextJest from 'next/jest.js';
import { testConfig } from './scripts/site.mjs';

// Tests read the content of the tests, and so do the scripts that they run.
process.env.TSX_TSCONFIG_PATH = testConfig;

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  // Time decides no test, as machines may be slow: this ends those that would never end.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{content,lib,components,scripts,test}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.generated/'],
});
