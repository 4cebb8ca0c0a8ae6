import { checkItineraries } from '@/lib/content/check/check-itineraries';
import { checkReferences } from '@/lib/content/check/check-references';
import type { Content, RawContent } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { parseShape } from '@/lib/content/report/shape';
import { deriveContent } from './derive';
import { fillPlaceholders } from './placeholders';

/**
 * Checks the content in stages, because errors of one stage cause misleading errors in later ones: first the shape of
 * each value, then references, then the itineraries.
 * @param raw the content as its files export it
 * @returns the content with the facts in its texts, and the issues of the first stage that has any; no content if that
 *   is the first stage
 */
export function parseContent(raw: RawContent): { content?: Content; issues: ContentIssue[] } {
  const { filled, issues: unknown } = fillPlaceholders(raw);
  const { content: written, issues } = parseShape(filled);
  if (!written) return { issues };
  const content = deriveContent(written);
  const references = [...unknown, ...checkReferences(content)];
  return { content, issues: references.length > 0 ? references : checkItineraries(content) };
}
