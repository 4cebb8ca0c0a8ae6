import { useEffect, useSyncExternalStore } from 'react';
import { type DataName, dataFileOf } from '@/lib/data-files/data-files';
import { readData, requestData } from './data';
import { outcomeOf, subscribeToRequests } from './requests';

/** Requests a data file once a component needs it. @returns the data, and whether the request has failed so far */
export function useData<Name extends DataName>(name: Name, isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded) void requestData(name);
  }, [name, isNeeded]);
  const read = () => readData(name);
  const readFailure = () => outcomeOf(dataFileOf(name)) === 'failed';
  const data = useSyncExternalStore(subscribeToRequests, read, () => undefined);
  const hasFailed = useSyncExternalStore(subscribeToRequests, readFailure, () => false);
  return { data, hasFailed };
}
