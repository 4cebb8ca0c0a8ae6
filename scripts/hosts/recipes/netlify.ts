import { notice } from '../notice';

/** hosts/netlify/netlify.toml: how Netlify builds. Its rules are out/_headers and out/_redirects. */
export function netlifyToml(): string {
  return `# ${notice}
# Copy it into the top folder of the project.

[build]
  command = "npm run build"
  publish = "out"

[build.environment]
  # The site is a folder of files: Netlify's runtime for Next.js has nothing to do.
  NETLIFY_NEXT_PLUGIN_SKIP = "true"
`;
}
