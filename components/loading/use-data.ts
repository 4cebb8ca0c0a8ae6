import { useEffect, useSyncExternalStore } from 'react';
import { type DataName, dataFileOf } from '@/lib/data-files/data-files';
import { loadData, readData } from './data';
import { hasFailedToLoad, subscribeToLoads } from './load';

/** Loads a data file once a component needs it. @returns the data, and whether they could not be loaded so far */
export function useData<Name extends DataName>(name: Name, isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) void loadData(name);
  }, [name, isNeeded]);
  const read = () => readData(name);
  const readFailure = () => hasFailedToLoad(dataFileOf(name));
  const data = useSyncExternalStore(subscribeToLoads, read, () => undefined);
  const hasFailed = useSyncExternalStore(subscribeToLoads, readFailure, () => false);
  return { data, hasFailed };
}
