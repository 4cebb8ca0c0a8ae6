import { readFromBrowser, saveInBrowser } from '@/lib/browser-storage';
import type { Party } from '@/lib/trip-options/total';

/** What the visitor has chosen for a trip; the browser keeps it for all pages and later visits. */
export type Choice = {
  /** The name of a class of hotels. */
  hotels?: string;
  party?: Party;
  /** The names of extras by their slugs. */
  extras?: Record<string, string>;
  /** The total that the page of a trip has shown last, in words. */
  shown?: { route: string; text: string };
};

/** The visitor's choice. Anybody can edit what a browser stores: what can't be read is none. */
export function readChoice(): Choice {
  try {
    return JSON.parse(readFromBrowser('offer') ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Changes parts of the visitor's choice. */
export function saveChoice(change: Choice): void {
  saveInBrowser('offer', JSON.stringify({ ...readChoice(), ...change }));
}

/**
 * The choice as lines of an enquiry: the total that the trip's page has shown, and the extras.
 * @param route that of the trip that the enquiry is about
 * @param extrasLine the pattern of the second line, with {items}
 */
export function choiceLines(route: string | undefined, extrasLine: string): string[] {
  const { shown, extras = {} } = readChoice();
  const items = Object.values(extras).join(', ');
  return [
    ...(shown && shown.route === route ? [shown.text] : []),
    ...(items ? [extrasLine.replace('{items}', items)] : []),
  ];
}
