import { checkItineraries } from '@/lib/content/check/check-itineraries';
import { checkReferences } from '@/lib/content/check/check-references';
import type { Content, RawContent } from '@/lib/content/content';
import type { ContentIssue } from '@/lib/content/report/issue';
import { deriveContent } from './derive';
import { fillPlaceholders } from './placeholders';
import { parseShape } from './shape';

/**
 * Checks the content in stages, because errors of one stage cause misleading errors in later ones: the shape of each
 * value, the facts in texts, the lengths of texts with these facts, references, itineraries.
 * @param raw the content as its files export it
 * @returns the issues of the first stage that has any, and the content if its texts are complete
 */
export function parseContent(raw: RawContent): { content?: Content; issues: ContentIssue[] } {
  const { written, issues } = parseShape(raw);
  if (!written) return { issues };
  const { filled, issues: unknown } = fillPlaceholders(written);
  if (unknown.length > 0) return { issues: unknown };
  const { written: complete, issues: lengths } = parseShape(filled);
  if (!complete) return { issues: lengths };
  const content = deriveContent(complete);
  const references = checkReferences(content);
  return { content, issues: references.length > 0 ? references : checkItineraries(content) };
}
