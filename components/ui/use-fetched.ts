import { useEffect, useState } from 'react';

/**
 * Fetches data once a component needs it. After a failure, it tries again when the network is back. It reports
 * the failure until the data have been fetched, so that a status does not flicker with each attempt.
 * @param retryKey another value tries again, too
 */
export function useFetched<Data>(
  fetchData: () => Promise<Data>,
  isNeeded: boolean,
  retryKey?: unknown,
) {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key tries again
  useEffect(() => {
    if (!isNeeded || data) return;
    const request = () =>
      fetchData().then(
        (fetched) => setData(() => fetched),
        () => setHasFailed(true),
      );
    void request();
    addEventListener('online', request);
    return () => removeEventListener('online', request);
  }, [isNeeded, data, retryKey]);
  return { data, hasFailed: hasFailed && isNeeded && !data };
}
