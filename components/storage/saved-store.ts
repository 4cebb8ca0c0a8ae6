import { parseRoutes } from '@/lib/saved/saved-routes';
import { makeStore } from './storage';

/** The routes of all saved items, in the order in which they were saved. */
export const savedStore = makeStore('saved', parseRoutes);
