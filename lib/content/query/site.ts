import type { About } from '@/content/schema/about';
import type { Company } from '@/content/schema/company';
import type { Labels } from '@/content/schema/labels';
import type { Navigation } from '@/content/schema/navigation';
import type { Pages } from '@/content/schema/pages';
import type { Privacy } from '@/content/schema/privacy';
import type { Seo } from '@/content/schema/seo';
import { content } from '../load/store';

export type { About, Company, Labels, Navigation, Pages, Privacy, Seo };

/** The company's name and contact details. */
export const company: Company = content.company;

/** The menus. */
export const navigation: Navigation = content.navigation;

/** The texts of the fixed pages. */
export const pages: Pages = content.pages;

/** The words that the whole site uses. */
export const labels: Labels = content.labels;

/** The text of the About page. */
export const about: About = content.about;

/** The text of the privacy page. */
export const privacy: Privacy = content.privacy;

/** The words that only search engines, feed readers and shared links show. */
export const seo: Seo = content.seo;

/** What visitors type for what the texts call otherwise (content/other-words.ts). */
export const { otherWords } = content;
