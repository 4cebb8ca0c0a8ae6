export const workerPath = '/sw.js';

/** The header of a cached page with the time of its build, which is faster to read than the page. */
export const buildHeader = 'build';
