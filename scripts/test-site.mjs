// The same code builds two sites: the real site from content/ into out/, and the test site from e2e/content/ into a
// separate folder. SITE=test selects the test site. lib/content-files.ts imports the content of either as @content.

/** The TypeScript configuration in which @content is e2e/content/. */
export const testConfig = 'e2e/tsconfig.json';

/** The export folder of the test site. */
export const testSite = '.generated/test-site';

/** The environment of the test site. tsx, which runs the scripts, reads the second variable. */
export const testEnvironment = { SITE: 'test', TSX_TSCONFIG_PATH: testConfig };

/** Whether this process uses the test content. */
export const isTestSite = () => process.env.SITE === testEnvironment.SITE;

/** The export folder of the site that this process builds. */
export const exportFolder = () => (isTestSite() ? testSite : 'out');
