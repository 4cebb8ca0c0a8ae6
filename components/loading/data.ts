import { type DataFiles, type DataName, dataUrl } from '@/lib/data-files/data-files';
import { requestWithRetries } from './requests';

/** The time of the page's build in digits, from the year to ms (app/layout.tsx); '' in `npm run dev`. */
export const readBuildTime = () =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** The time limit of a request, in ms. */
const timeoutMs = 20_000;

const requests: { [Name in DataName]?: Promise<DataFiles[Name]> } = {};

/** Requests a data file until it has loaded (requests.ts). The page loads it only once. */
export function requestData<Name extends DataName>(name: Name): Promise<DataFiles[Name]> {
  requests[name] ??= requestWithRetries(() => fetchData(name));
  return requests[name];
}

async function fetchData(name: DataName) {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(dataUrl(name, readBuildTime()), { signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
  return response.json();
}
