import { useEffect, useState } from 'react';
import { fetchOnce } from './fetch-once';

/** The events after which a request that has failed is sent again: the network is back, or a form is used. */
const retries = ['online', 'input', 'submit'];

/**
 * Fetches a data file once a component needs it. It reports a failure until the data have been fetched, so that a
 * status does not flicker with each attempt.
 */
export function useFetched<Data>(path: string, isNeeded: boolean) {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || data) return;
    const request = () => fetchOnce<Data>(path).then(setData, () => setHasFailed(true));
    void request();
    for (const event of retries) addEventListener(event, request);
    return () => {
      for (const event of retries) removeEventListener(event, request);
    };
  }, [path, isNeeded, data]);
  return { data, hasFailed: hasFailed && isNeeded && !data };
}
