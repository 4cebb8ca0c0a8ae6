import type { Spellings, Synonyms } from '@/content/schema/page';

export const synonyms: Synonyms[] = [
  { typed: ['bay for kids'], finds: ['/watersports/west-beach'] },
  { typed: ['kids', 'குடை'], finds: ['/packages/family-2-nights', '/questions#drone'] },
];

export const spellings: Spellings[] = [
  { name: 'North Bay', others: ['Northbay'] },
  { name: 'helmet', others: ['hellmet'] },
];
