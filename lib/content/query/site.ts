import type { Content, RawContent } from '@/lib/content/content';
import { parseContent } from '@/lib/content/parse/parse-content';
import * as files from '@/lib/content-files';

export type { Company } from '@/content/schema/company';
export type { HeroSlide, Privacy, Testimonial } from '@/content/schema/page';

/**
 * The content of this site, parsed once when this file is first imported. Pages read it through the files of this
 * folder. It is a constant, so that files may name their texts once, at their top. Tests import e2e/content in place of
 * content/.
 * @throws Error if the content has errors
 */
export const content: Content = parseFiles({ ...files });

/** What belongs to the whole site. */
export const { about, company, labels, navigation, synonyms, pages, privacy, seo } = content;

/** The slides of home, the airlines, and the counters and testimonials, which may be empty. */
export const { heroSlides, airlines, counters, testimonials } = content;

function parseFiles(raw: RawContent): Content {
  const { content: parsed, issues } = parseContent(raw);
  if (parsed && issues.length === 0) return parsed;
  const lines = issues.map(({ file, text, help = '' }) => `${file}: ${text} ${help}`);
  throw new Error(`The content has mistakes (npm run content shows them).\n${lines.join('\n')}`);
}
