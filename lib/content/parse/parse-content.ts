import { checkItineraries } from '@/lib/content/check/check-itineraries';
import { checkPopularExtras, checkSamplePlans } from '@/lib/content/check/check-offered-extras';
import { checkReferences } from '@/lib/content/check/check-references';
import { packageCollections } from '@/lib/content/collections';
import { followItinerary } from '@/lib/content/follow-itinerary';
import type { ContentIssue } from '@/lib/content/report/issue';
import type { Content, ParsedPackage, RawContent, ValidContent } from '@/lib/content/types';
import { interpolate } from '@/lib/text/interpolate';
import { toSlug } from '@/lib/text/slug';
import { validateContent } from './validate';
import { fillVariables } from './variables';

/**
 * Checks the content in stages, because an error in one stage causes misleading errors in later ones.
 * @returns the content, or the issues of the first stage that finds any
 */
export function parseContent(raw: RawContent): { content?: Content; issues: ContentIssue[] } {
  const { valid, issues } = validateContent(raw);
  if (!valid) return { issues };
  const { filled, issues: unknownVariables } = fillVariables(valid);
  const content = addComputed(filled);
  const stages = [
    () => checkReferences(content),
    () => [...checkPopularExtras(content), ...checkSamplePlans(content)],
    () => unknownVariables,
    () => validateContent(filled).issues,
    () => checkItineraries(content),
  ];
  for (const check of stages) {
    const found = check();
    if (found.length > 0) return { issues: found };
  }
  return { content, issues: [] };
}

/** Adds the computed fields: the length and the places of packages, and the slugs of posts. */
function addComputed(valid: ValidContent): Content {
  const { others, flagship } = valid.labels.packages.duration;
  const packages = packageCollections.map((collection) => [
    collection,
    valid[collection].map((item) => {
      const days = item.itinerary.length;
      const pattern = collection === 'flagshipPackages' ? flagship : others;
      const duration = interpolate(pattern, { days, nights: days - 1 });
      return { ...item, duration, places: placesOf(item.itinerary, valid) };
    }),
  ]);
  const posts = valid.posts.map((post) => ({ slug: toSlug(post.title), ...post }));
  return { ...valid, ...Object.fromEntries(packages), posts };
}

/** The places that a package visits, sails to or stays at, in order, without the town. */
function placesOf(itinerary: ParsedPackage['itinerary'], valid: ValidContent): string[] {
  const seen = followItinerary(itinerary, valid).flatMap(({ visits, crossings, end }) => [
    ...visits,
    ...crossings.map(({ ferryRoute }) => ferryRoute.to),
    end,
  ]);
  return [...new Set(seen)].filter((slug) => slug !== valid.town.slug);
}
