import { content } from '@/lib/content/load/store';
import { mapsOf } from '@/lib/map/site-maps';
import { waysOf } from '@/lib/map/ways';

/** What pages show of the maps and of the ways on them. */
export const maps = mapsOf(content);
export const ways = waysOf(content);
