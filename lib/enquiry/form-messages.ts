import type { formMessages } from '@/lib/content/load/files';

/** The messages that the forms share. */
export type FormMessages = typeof formMessages;
