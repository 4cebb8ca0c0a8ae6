import type { OtherWords } from '@/content/schema/search-words';

export const otherWords: OtherWords[] = [{ typed: ['brolly'], means: ['umbrella'] }];
