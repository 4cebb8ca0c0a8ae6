import type { Spelling } from '@/content/schema/spelling';

export const spellings: Spelling[] = [{ usual: 'North Bay', others: ['Northbay'] }];
