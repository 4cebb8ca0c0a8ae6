import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { exportFolder, isTestSite, testConfig } from './scripts/site.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig['experimental']} */
const forBuilds = {
  // Next leaves one core idle by default.
  cpus: availableParallelism(),
  // Writing the cache takes a fifth of a build: only a folder that builds again has use for it.
  turbopackFileSystemCacheForBuild: existsSync(new URL('.next/BUILD_ID', import.meta.url)),
  // The code that draws pages runs once: small code and maps of it would take a tenth of a build.
  turbopackSourceMaps: false,
  serverMinification: false,
};

/** @type {import('next').NextConfig} */
const config = {
  // Plain files for any static host: /packages becomes packages.html in out/, or in another folder.
  // `npm run dev` would answer a page that does not exist with an error of the server instead of 404.
  output: isDevelopment ? undefined : 'export',
  // Next's own default is .next, and out for an export.
  distDir: isTestSite() ? exportFolder() : undefined,
  trailingSlash: false,
  // Pictures are drawings (SVG), or made by scripts/photographs.ts: there is no image server to ask.
  images: { unoptimized: true },
  // Files that only `npm run dev` has, such as page.dev.tsx: the build makes the same in another way.
  pageExtensions: isDevelopment ? ['dev.tsx', 'tsx', 'ts'] : ['tsx', 'ts'],
  turbopack: {
    // Selectors that it does not know, and keeps as they are.
    ignoreIssue: [{ path: '**/*.css', description: /'[\w-]+' is not recognized/ }],
  },
  typescript: {
    // scripts/build/before.ts checks the types of the site, `npm run check` those of scripts and tests, too.
    ignoreBuildErrors: true,
    tsconfigPath: isTestSite() ? testConfig : undefined,
  },
  // `npm run dev` would list them among its messages.
  experimental: isDevelopment ? {} : forBuilds,
  reactStrictMode: true,
  poweredByHeader: false,
};

export default config;
