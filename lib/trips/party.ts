/** The numbers of travellers: adults, children who pay less, and toddlers who pay only for ferries. */
export type Party = { adults: number; children: number; toddlers: number };

/** The party of packages that name no other. */
export const twoAdults: Party = { adults: 2, children: 0, toddlers: 0 };

/** The smallest party that can be chosen. */
export const minParty: Party = { adults: 1, children: 0, toddlers: 0 };
export const travellerKinds = ['adults', 'children', 'toddlers'] as const;
