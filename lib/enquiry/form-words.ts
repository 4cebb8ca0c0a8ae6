import type { formWords } from '@/lib/content/load/files';

/** The words that the forms share. */
export type FormWords = typeof formWords;
