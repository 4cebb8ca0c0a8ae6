import { type DataFiles, type DataName, dataUrl } from '@/lib/data-files/data-files';
import { requestWithRetries } from './requests';

/** The time of the page's build in digits, from the year to ms (app/layout.tsx); '' in `npm run dev`. */
export const readBuildTime = () =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** The time limit of a request, in ms. */
const timeoutMs = 20_000;

const requests: { [Name in DataName]?: Promise<DataFiles[Name]> } = {};
const received: Partial<DataFiles> = {};

/** Requests a data file until it has loaded (requests.ts). The page loads it only once. */
export function requestData<Name extends DataName>(name: Name): Promise<DataFiles[Name]> {
  requests[name] ??= requestWithRetries(async () => {
    const data = await fetchData(name);
    // Must be set before `requestWithRetries` calls the listeners.
    received[name] = data;
    return data;
  });
  return requests[name];
}

/** @returns the content of a data file; undefined until it has loaded (`subscribeToRequests`) */
export function readData<Name extends DataName>(name: Name): DataFiles[Name] | undefined {
  return received[name];
}

async function fetchData(name: DataName) {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(dataUrl(name, readBuildTime()), { signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
  return response.json();
}
