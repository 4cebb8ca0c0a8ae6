// Two sites are built from the same code: the live site from content/ into out/, and the test site from e2e/content/
// into a folder of its own. SITE=test selects the test site.

/** The TypeScript configuration that replaces the live content by the test content. */
export const testConfig = 'e2e/tsconfig.json';

/** The export folder of the test site. */
export const testSite = '.generated/test-site';

/** The environment of the test site. tsx, which runs the scripts, reads its configuration from the second variable. */
export const testEnvironment = { SITE: 'test', TSX_TSCONFIG_PATH: testConfig };

/** Whether this process uses the test content. */
export const isTestSite = () => process.env.SITE === testEnvironment.SITE;

/** The export folder of the site that this process builds. */
export const exportFolder = () => (isTestSite() ? testSite : 'out');
