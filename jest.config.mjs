import nextJest from 'next/jest.js';
import { testEnvironment } from './scripts/site.mjs';

// The unit tests use the test content, and so do the scripts that they run.
Object.assign(process.env, testEnvironment, { NODE_ENV: 'test' });

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  // Only for tests that would never end: machines may be slow.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{content,lib,components,scripts,test}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.generated/'],
});
