import { content } from '@/lib/content/query/site';
import { mapsOf } from './site-maps';
import { waysOf } from './ways';

/** What pages show of the maps and of the ways on them. */
export const maps = mapsOf(content);
export const ways = waysOf(content);
