import { type Progress, parseReading, type Reading, withProgress } from './reading';

/** The name under which the browser stores what was read. */
const storageKey = 'reading';

/** What was read in this browser; nothing where that cannot be stored. */
export function readReading(): Reading {
  try {
    return parseReading(localStorage.getItem(storageKey));
  } catch {
    return new Map();
  }
}

/** Stores how far a post has been read. */
export function saveProgress(slug: string, progress: Progress) {
  try {
    const reading = withProgress(readReading(), slug, progress);
    localStorage.setItem(storageKey, JSON.stringify([...reading]));
  } catch {
    // Site data is blocked, or the disk is full: posts open at their top, and no card has a mark.
  }
}
