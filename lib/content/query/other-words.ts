import { content } from '@/lib/content/load/store';

/** What visitors type for what the texts call otherwise (content/other-words.ts). */
export const { otherWords } = content;
