import type { OtherWords } from '@/content/schema/other-words';

export const otherWords: OtherWords[] = [{ typed: ['brolly'], means: ['umbrella'] }];
