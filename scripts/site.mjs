// Two sites are built from the same code: the live site from content/ into out/, and the test site from e2e/content/
// into a folder of its own. TSX_TSCONFIG_PATH=e2e/tsconfig.json selects the test site, because that file maps imports of
// @/content/ to e2e/content/. tsx reads the variable itself; the configurations of Next, Jest and Playwright use it too.

/** The TypeScript configuration that replaces the live content by the test content. */
export const testConfig = 'e2e/tsconfig.json';

/** The export folder of the test site. */
export const testSite = '.generated/test-site';

/** Whether this process uses the test content. */
export const isTestSite = () => process.env.TSX_TSCONFIG_PATH === testConfig;

/** The export folder of the site that this process builds. */
export const exportFolder = () => (isTestSite() ? testSite : 'out');
