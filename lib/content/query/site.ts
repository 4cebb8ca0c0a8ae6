import { content } from '@/lib/content/load/store';

export type { About } from '@/content/schema/about';
export type { Company } from '@/content/schema/company';
export type { Privacy } from '@/content/schema/privacy';

/** What belongs to the whole site, as its files have it. */
export const { about, company, labels, navigation, otherWords, pages, privacy, seo } = content;
