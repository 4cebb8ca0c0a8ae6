/** The time of the page's build, in ISO 8601 (app/layout.tsx); '' in `npm run dev`. */
export const readBuild = () =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/**
 * The address of a data file (lib/routes/file-paths.ts) in a build. Each build has its own, because data that are cached
 * from an earlier one may lack what newer code needs. Hosts ignore the query.
 */
export const dataAddress = (path: string, build = readBuild()) => `${path}?build=${build}`;

/** The requests that have not failed, by their paths. */
const requests = new Map<string, ReturnType<Response['json']>>();

/** The time limit of a request, in ms. */
const timeoutMs = 20_000;

/** Fetches a data file, once for the page. When that fails or takes too long, it rejects; the next call tries again. */
export function fetchOnce<Content>(path: string): Promise<Content> {
  const request = requests.get(path) ?? fetchJson(path);
  requests.set(path, request);
  return request;
}

async function fetchJson(path: string) {
  try {
    const response = await fetch(dataAddress(path), { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return await response.json();
  } catch (error) {
    requests.delete(path);
    throw error;
  }
}
