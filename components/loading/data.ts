import {
  type DataFiles,
  type DataName,
  dataAddress,
  dataFileOf,
} from '@/lib/data-files/data-files';
import { load } from './load';

/** The time of the page's build, in ISO 8601 (app/layout.tsx); '' in `npm run dev`. */
export const readBuild = () =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** The time limit of a request, in ms. */
const timeoutMs = 20_000;

const requests: { [Name in DataName]?: Promise<DataFiles[Name]> } = {};
const loaded: Partial<DataFiles> = {};

/** Loads a data file, once for the page. Without a network, this waits until it is back. */
export function loadData<Name extends DataName>(name: Name): Promise<DataFiles[Name]> {
  requests[name] ??= load(dataFileOf(name), async () => {
    const data = await fetchData(name);
    // Before `load` calls the listeners.
    loaded[name] = data;
    return data;
  });
  return requests[name];
}

/** @returns the content of a data file; undefined until it has been loaded (`subscribeToLoads`) */
export function readData<Name extends DataName>(name: Name): DataFiles[Name] | undefined {
  return loaded[name];
}

async function fetchData(name: DataName) {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(dataAddress(name, readBuild()), { signal });
  if (!response.ok) throw new Error(`${dataFileOf(name)}: ${response.status}`);
  return response.json();
}
