const events = ['beforeunload', 'pagehide'] as const;

/**
 * Watches, for as long as something is on its way, whether the visitor leaves the page: browsers
 * then break connections off, and that says nothing about what has arrived.
 * @returns a function that ends the watch and tells whether the page was being left
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
