/** @type {import('next').NextConfig} */
const config = {
  // Plain files for any static host: /packages becomes out/packages.html.
  output: 'export',
  trailingSlash: false,
  // Pictures are drawings (SVG), or made by scripts/photographs: there is no image server to ask.
  images: { unoptimized: true },
  // `npm run check` does it, for scripts and tests too.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
};

export default config;
