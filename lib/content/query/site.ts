import { content } from '@/lib/content/load/store';

export type { About } from '@/content/schema/about';
export type { Company } from '@/content/schema/company';
export type { Labels } from '@/content/schema/labels';
export type { Navigation } from '@/content/schema/navigation';
export type { Pages } from '@/content/schema/pages';
export type { Privacy } from '@/content/schema/privacy';
export type { Seo } from '@/content/schema/seo';

/** What belongs to the whole site, as its files have it. */
export const { about, company, labels, navigation, otherWords, pages, privacy, seo } = content;
