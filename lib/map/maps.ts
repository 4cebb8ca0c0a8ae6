import { content } from '@/lib/content/query/site';
import { legsOf } from './legs';
import { mapsOf } from './site-maps';

/** The maps and legs of this site, for pages. */
export const maps = mapsOf(content);
export const legs = legsOf(content);
