import { parseJson } from '@/lib/text/parse-json';
import type { Party } from './total';

/** An extra that a visitor has ticked, by its slug: for the trip on whose page it was, or elsewhere for every trip. */
export type Tick = { slug: string; trip?: string | undefined };

/** What a visitor chooses: a class and a party for all trips, and extras. */
export type Choice = {
  /** The name of a class of hotels. */
  hotels?: string | undefined;
  party?: Party | undefined;
  /** Not all that are for every trip fit each trip. */
  extras: Tick[];
};

/** The smallest party that can be chosen. */
export const minParty: Party = { adults: 1, children: 0, toddlers: 0 };
export const travellerKinds = ['adults', 'children', 'toddlers'] as const;

/** Parses a stored choice. Invalid parts are left out, because visitors can edit what their browser stores. */
export function parseChoice(stored: string | null): Choice {
  // Object() makes an object of whatever is stored, so that its fields can be read.
  const { hotels, party, extras } = Object(parseJson(stored));
  return {
    hotels: typeof hotels === 'string' ? hotels : undefined,
    party: isParty(party) ? party : undefined,
    extras: Array.isArray(extras) ? extras.filter((extra) => typeof extra?.slug === 'string') : [],
  };
}

function isParty(value: unknown): value is Party {
  const party = Object(value);
  const isCount = (kind: keyof Party) =>
    Number.isInteger(party[kind]) && party[kind] >= minParty[kind];
  return travellerKinds.every(isCount);
}

/** Whether a ticked extra is for the trip of a route, or for every trip. */
export const isTickedFor = (route: string | undefined, { trip }: Tick) => !trip || trip === route;
