import { content } from '@/lib/content/query/site';
import { mapsOf } from './site-maps';
import { legsOf } from './legs';

/** What pages show of the maps and of the legs on them. */
export const maps = mapsOf(content);
export const legs = legsOf(content);
