import { content } from '@/lib/content/load/store';

export type { Company } from '@/content/schema/company';
export type { About, Privacy } from '@/content/schema/page';

/** Content that belongs to the whole site. */
export const { about, company, labels, navigation, synonyms, pages, privacy, seo } = content;
