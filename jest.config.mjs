import nextJest from 'next/jest.js';
import { testEnvironment } from './scripts/test-site.mjs';

// Unit tests, and the scripts that they run, use the test content.
Object.assign(process.env, testEnvironment, { NODE_ENV: 'test' });

export default nextJest({ dir: './' })({
  testEnvironment: 'node',
  // Jest itself, unlike the compiler, doesn't read e2e/tsconfig.json. --findRelatedTests needs this.
  moduleNameMapper: { '^@/(.*)': '<rootDir>/$1', '^@content/(.*)': '<rootDir>/e2e/content/$1' },
  // Generous, because machines may be slow.
  testTimeout: 60_000,
  testMatch: ['<rootDir>/{content,lib,components,scripts,test}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/.generated/'],
});
