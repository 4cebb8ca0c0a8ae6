/** The path of the service worker. */
export const workerPath = '/sw.js';

/** The message by which a page asks the worker for its date, if the page comes from the cache. */
export const askForDate = 'ask-for-date';

/** The header of a cached page with the time of its build, which is faster to read than the page. */
export const buildHeader = 'build';
