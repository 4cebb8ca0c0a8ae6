import { useEffect, useState } from 'react';

/**
 * Fetches data for a component.
 * @param fetchData resolves to the data (fetchOnce)
 * @param key nothing is fetched while it is falsy; after a failure, another key tries again
 */
export function useFetched<Data>(fetchData: () => Promise<Data>, key: unknown) {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    setHasFailed(false);
    if (key) fetchData().then(setData, () => setHasFailed(true));
  }, [fetchData, key]);
  return { data, hasFailed };
}
