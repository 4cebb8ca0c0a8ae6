const events = ['beforeunload', 'pagehide'] as const;

/**
 * Watches, while something is being sent, whether the visitor leaves the page: browsers then abort
 * connections, and such a failure does not tell what has arrived.
 * @returns a function that ends the watch and tells whether the visitor was leaving
 */
export function watchLeaving(): () => boolean {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  for (const event of events) addEventListener(event, leave);
  return () => {
    for (const event of events) removeEventListener(event, leave);
    return isLeaving;
  };
}
