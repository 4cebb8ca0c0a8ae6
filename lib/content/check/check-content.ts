import type { Content } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { checkItineraries } from './check-itinerary';
import { checkOpenings } from './check-openings';
import { checkLinks, checkReferences } from './check-references';
import { checkParts, checkSlugs } from './check-unique';

/** Checks what the schema of one entry can't: how entries refer to each other. */
export function checkRelations(content: Partial<Content>): ContentIssue[] {
  return [
    ...checkSlugs(content),
    ...checkParts(content),
    ...checkReferences(content),
    ...checkLinks(content),
    ...checkItineraries(content),
    ...checkOpenings(content),
  ];
}
