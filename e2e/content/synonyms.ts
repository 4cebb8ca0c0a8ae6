import type { Spellings, Synonyms } from '@/content/schema/synonyms';

export const synonyms: Synonyms[] = [{ typed: ['brolly'], means: ['umbrella'] }];

export const spellings: Spellings[] = [
  { name: 'North Bay', others: ['Northbay'] },
  { name: 'helmet', others: ['hellmet'] },
];
