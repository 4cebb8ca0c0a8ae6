import type { Spelling } from './schema/search-words';

// One spelling for each name. The search finds the name with the others, too, and the maps write the usual one.
export const spellings: Spelling[] = [
  { usual: 'Elephant Beach', others: ['Elephanta beach', 'Elephanta'] },
  { usual: 'North Bay', others: ['Northbay'] },
  { usual: 'Radhanagar', others: ['Radha-Nagar', 'Radha Nagar', 'RadhaNagar', 'Radhnagar'] },
  { usual: 'Chidiya Tapu', others: ['Chidiyatapu', 'ChidiyaTapu', 'Chidiya-Tapu', 'Chidia Tapu'] },
  { usual: 'Corbyn’s Cove', others: ["Corbyn's Cove", 'Corbyns Cove', 'Corbyn Cove'] },
  { usual: 'Kalapathar', others: ['Kala Pathar', 'Kalapatthar'] },
  { usual: 'Laxmanpur', others: ['Lakshmanpur'] },
  { usual: 'Wandoor', others: ['Wandur'] },
];
