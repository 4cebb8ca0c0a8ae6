import { useEffect, useState } from 'react';

/**
 * Fetches data once a component needs it.
 * @param retryKey after a failure, another value tries again. The failure counts until the data have been fetched.
 */
export function useFetched<Data>(
  fetchData: () => Promise<Data>,
  isNeeded: boolean,
  retryKey: unknown,
) {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key tries again
  useEffect(() => {
    if (!isNeeded || data) return;
    fetchData().then(
      (fetched) => setData(() => fetched),
      () => setHasFailed(true),
    );
  }, [isNeeded, retryKey]);
  return { data, hasFailed: hasFailed && isNeeded && !data };
}
