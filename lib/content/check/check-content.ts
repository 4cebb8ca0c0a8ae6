import type { Content, RawContent } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { checkHiddenFacts, findHiddenMentions } from './check-hidden';
import { checkImages, type PhotographState } from './check-images';
import { checkItineraries } from './check-itinerary';
import { checkOpenings } from './check-openings';
import { checkLinks, checkReferences } from './check-references';
import { checkSpellings } from './check-spellings';
import { checkSubjects } from './check-subjects';
import { checkParts, checkSlugs, checkTwins } from './check-unique';
import { findActivitiesElsewhere } from './find-activities-elsewhere';
import { findOddDays } from './find-odd-days';
import { findOddPrices } from './find-odd-prices';
import { findOddTimes } from './find-odd-times';
import { findPromises } from './find-promises';
import { findOtherNights, findSamePictures, findSameTexts } from './find-same';
import { checkTodoTexts, findTodoTexts } from './find-todo-texts';
import { findWithoutWay } from './find-without-way';
import { findWrittenFacts } from './find-written-facts';

/**
 * Checks what the schema of one entry can't: how entries refer to each other.
 * @param content entries that are right by themselves
 * @param raw the same as the files have them, with the placeholders
 */
export function checkRelations(content: Partial<Content>, raw: RawContent): ContentIssue[] {
  return [
    ...checkTwins(content),
    ...checkSlugs(content),
    ...checkParts(content),
    ...checkReferences(content),
    ...checkLinks(content),
    ...checkSubjects(content),
    ...checkItineraries(content),
    ...checkOpenings(content),
    ...checkHiddenFacts(content, raw),
  ];
}

/**
 * Checks the texts and the pictures.
 * @param files every file that a picture may refer to, in the form that `checkImages` takes
 * @param photographs the state of each photograph that the content names
 */
export function checkTexts(
  content: Partial<Content>,
  files: ReadonlySet<string>,
  photographs: ReadonlyMap<string, PhotographState> = new Map(),
): ContentIssue[] {
  return [
    ...checkTodoTexts(content),
    ...checkSpellings(content),
    ...checkImages(content, files, photographs),
  ];
}

/**
 * Finds what is not wrong but wants an eye. The site can be built with it.
 * @param content the checked content
 * @param raw the content as the files have it
 * @param today a day as year-month-day
 */
export function findWarnings(content: Content, raw: RawContent, today: string): ContentIssue[] {
  return [
    ...findTodoTexts(content),
    ...findOddDays(content, today),
    ...findOddPrices(content),
    ...findPromises(content),
    ...findActivitiesElsewhere(content),
    ...findOddTimes(content),
    ...findSameTexts(content),
    ...findSamePictures(content),
    ...findOtherNights(raw),
    ...findWithoutWay(content),
    ...findHiddenMentions(content, raw),
    ...findWrittenFacts(content, raw),
  ];
}
