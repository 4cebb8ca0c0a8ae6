import { content } from '@/lib/content/load/store';

export type { Company } from '@/content/schema/company';
export type { About, Privacy } from '@/content/schema/page';

/** What belongs to the whole site, as its files have it. */
export const { about, company, labels, navigation, synonyms, pages, privacy, seo } = content;
