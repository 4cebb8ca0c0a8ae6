import { content } from '@/lib/content/query/content';
import { pageMapsOf } from './page-maps';

/** The maps of this site, for pages. */
export const maps = pageMapsOf(content);
