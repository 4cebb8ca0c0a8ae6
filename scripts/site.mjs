// Two sites are built from the same code: the live one, from content/ into out/, and the one that tests visit, from
// e2e/content/ into a folder of its own. One variable chooses between them: TSX_TSCONFIG_PATH=e2e/tsconfig.json, where
// `paths` leads imports of @/content/ to e2e/content/. tsx, which runs the scripts, reads the variable itself;
// next.config.mjs, jest.config.mjs and playwright.config.ts name the file to theirs.

/** The configuration that puts the content of the tests in place of the live one. */
export const testConfig = 'e2e/tsconfig.json';

/** The export folder of the site that tests visit. */
export const testSite = '.generated/test-site';

/** Whether this process reads the content of the tests. */
export const isTestSite = () => process.env.TSX_TSCONFIG_PATH === testConfig;

/** The export folder of the site that this process builds. */
export const exportFolder = () => (isTestSite() ? testSite : 'out');
