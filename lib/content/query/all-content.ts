import { parseContent } from '@/lib/content/parse/parse-content';
import type { Content } from '@/lib/content/types';
import * as files from '@/lib/content-files';
import { changeSpaces } from '@/lib/text/no-break-spaces';

export type { Company } from '@/content/schema/company';
export type { HeroSlide, Privacy, Testimonial } from '@/content/schema/page';

const { content: parsed, issues } = parseContent({ ...files });
if (!parsed) {
  const lines = issues.map(({ file, text, help = '' }) => `${file}: ${text} ${help}`);
  throw new Error(
    `The content has mistakes (npm run check:content shows them).\n${lines.join('\n')}`,
  );
}

/**
 * The content of this site, with no-break spaces in its texts. Pages query it through the files in this folder. It is
 * a constant, so that files can pick their texts at the top of the module. Tests use e2e/content instead.
 */
export const content: Content = JSON.parse(JSON.stringify(parsed), changeSpaces);

/** Content that many pages use. Counters and testimonials may be empty. */
export const { about, airlines, company, counters, heroSlides, labels } = content;
export const { navigation, pages, privacy, synonyms, testimonials } = content;
