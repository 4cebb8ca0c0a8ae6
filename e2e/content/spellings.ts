import type { Spelling } from '@/content/schema/search-words';

export const spellings: Spelling[] = [{ usual: 'North Bay', others: ['Northbay'] }];
