import { content } from '@/lib/content/query/site';
import { legsOf } from './legs';
import { mapsOf } from './site-maps';

/** What pages show of the maps and of the legs on them. */
export const maps = mapsOf(content);
export const legs = legsOf(content);
