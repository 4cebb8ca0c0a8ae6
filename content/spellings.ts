import type { Spelling } from './schema/spelling';

// One spelling for each name: "npm run content" finds the texts with another one. A name, title or heading
// may keep another spelling if the same item has the usual one too.
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
