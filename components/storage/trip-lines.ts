/**
 * The lines about the trip of this page, for its chat links, once the total has been calculated for the visitor. Other
 * pages are about other trips, so the browser doesn't keep them.
 */
export const tripLines = { current: '' };
