import { parseRoutes } from '@/lib/saved/saved-routes';
import { makeStore } from './storage';

/** The routes of the posts that the visitor has read. */
export const finishedPostsStore = makeStore('finished-posts', parseRoutes);
