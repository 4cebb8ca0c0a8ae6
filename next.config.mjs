import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { exportFolder, isTestSite, testConfig } from './scripts/test-site.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig['experimental']} */
const forBuilds = {
  // By default, Next leaves one core idle.
  cpus: availableParallelism(),
  // Writing the cache takes a fifth of a build, which pays off only where the site is built repeatedly.
  turbopackFileSystemCacheForBuild: existsSync(new URL('.next/BUILD_ID', import.meta.url)),
  // The code that renders the pages runs only once, but source maps and minification would take a tenth of a build.
  turbopackSourceMaps: false,
  serverMinification: false,
};

/** @type {import('next').NextConfig} */
const config = {
  // Plain files for any static host: /packages becomes packages.html. Not set in `npm run dev`, because missing pages
  // would then be server errors instead of 404s.
  output: isDevelopment ? undefined : 'export',
  // The default is .next, with the export in out.
  distDir: isTestSite() ? exportFolder() : undefined,
  trailingSlash: false,
  // There is no image server. Drawings are SVG, and scripts/photographs.ts encodes photographs.
  images: { unoptimized: true },
  // Only `npm run dev` has pages such as page.dev.tsx. Builds make these files in another way.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  turbopack: {
    // Turbopack warns about unknown selectors, but keeps them.
    ignoreIssue: [{ path: '**/*.css', description: /'[\w-]+' is not recognized/ }],
  },
  typescript: {
    // scripts/build/index.ts checks the types of the site. `npm run check` also checks scripts and tests.
    ignoreBuildErrors: true,
    tsconfigPath: isTestSite() ? testConfig : undefined,
  },
  // `npm run dev` would print these options.
  experimental: isDevelopment ? {} : forBuilds,
  reactStrictMode: true,
  poweredByHeader: false,
};

export default config;
