import type { Alias, Synonyms } from '@/content/schema/synonyms';

export const synonyms: Synonyms[] = [{ typed: ['brolly'], means: ['umbrella'] }];

export const aliases: Alias[] = [{ name: 'North Bay', aliases: ['Northbay'] }];
