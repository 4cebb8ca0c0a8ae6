import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{content,lib,components,scripts,art,test}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/'],
});
