import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

const readConfig = createJestConfig({
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{content,lib,components,scripts,art,test}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/'],
});

export default async () => ({
  ...(await readConfig()),
  // Packages that are ES modules alone: Jest on Node 20 wants them translated.
  transformIgnorePatterns: ['/node_modules/(?!(parse5[^/]*|entities)/)'],
});
