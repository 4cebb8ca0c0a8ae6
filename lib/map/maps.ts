import { content } from '@/lib/content/query/content';
import { legsOf } from './legs';
import { pageMapsOf } from './page-maps';

/** The maps and legs of this site, for pages. */
export const maps = pageMapsOf(content);
export const legs = legsOf(content);
