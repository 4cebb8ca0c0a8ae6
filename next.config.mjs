import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { exportFolder, isTestSite, testConfig } from './scripts/site.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig['experimental']} */
const forBuilds = {
  // By default, Next leaves one core idle.
  cpus: availableParallelism(),
  // Writing the cache takes a fifth of a build, and only a folder that has been built before is likely to use it.
  turbopackFileSystemCacheForBuild: existsSync(new URL('.next/BUILD_ID', import.meta.url)),
  // The code that renders the pages runs only once. Source maps and minification would take a tenth of a build.
  turbopackSourceMaps: false,
  serverMinification: false,
};

/** @type {import('next').NextConfig} */
const config = {
  // Plain files for any static host: /packages becomes packages.html. Not in `npm run dev`, where a missing page would
  // then be a server error instead of a 404.
  output: isDevelopment ? undefined : 'export',
  // By default, this is .next, and an export is written to out.
  distDir: isTestSite() ? exportFolder() : undefined,
  trailingSlash: false,
  // There is no image server. Drawings are SVG, and scripts/photographs.ts encodes photographs.
  images: { unoptimized: true },
  // Only `npm run dev` has pages such as page.dev.tsx. The build makes the same files in another way.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  turbopack: {
    // Turbopack warns about selectors that it does not know, but keeps them.
    ignoreIssue: [{ path: '**/*.css', description: /'[\w-]+' is not recognized/ }],
  },
  typescript: {
    // scripts/build/index.ts checks the types of the site, and `npm run check` those of scripts and tests too.
    ignoreBuildErrors: true,
    tsconfigPath: isTestSite() ? testConfig : undefined,
  },
  // `npm run dev` would list these options among its messages.
  experimental: isDevelopment ? {} : forBuilds,
  reactStrictMode: true,
  poweredByHeader: false,
};

export default config;
