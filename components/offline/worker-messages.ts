/** The path of the service worker. */
export const workerPath = '/sw.js';

/** What a page asks the worker: when was the host's answer sent, if this page is a copy of it? */
export const askForDate = 'ask-for-date';
