import { content } from '@/lib/content/query/all-content';
import { pageMapsOf } from './page-maps';

/** The maps of this site, for pages. */
export const maps = pageMapsOf(content);
