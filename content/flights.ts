import type { Flight } from './schema/page';

// About what a return flight to Port Blair costs, from the lowest fare to the highest.
// All are examples: put your own and delete the line `example: true`. "npm run launch-check" lists them.
export const flights: Flight[] = [
  { city: 'Chennai', price: 13000, example: true },
  { city: 'Kolkata', price: 14000, example: true },
  { city: 'Bengaluru', price: 17000, example: true },
  { city: 'Delhi', price: 22000, example: true },
];
