import { parseJson } from '@/lib/text/parse-json';
import { makeStore } from './make-store';

/** The routes of the posts that the visitor has read. */
export const finishedPostsStore = makeStore('finished-posts', (text) => {
  const routes = parseJson(text);
  return Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : [];
});
