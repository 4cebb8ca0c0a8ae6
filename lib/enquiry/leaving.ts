const events = ['beforeunload', 'pagehide'] as const;

/**
 * While something is being sent, lets the browser ask visitors who leave the page whether they mean it,
 * and watches whether they leave: browsers then abort connections, and such a failure does not tell
 * what has arrived. It listens no longer than that: who listens for leaving can keep a page out of the
 * back/forward cache.
 * @returns a function that ends the watch and tells whether the visitor was leaving
 */
export function watchLeaving(): () => boolean {
  let isLeaving = false;
  const leave = (event: Event) => {
    isLeaving = true;
    event.preventDefault();
  };
  for (const event of events) addEventListener(event, leave);
  return () => {
    for (const event of events) removeEventListener(event, leave);
    return isLeaving;
  };
}
