import type { Flight } from './schema/page';

// What a return flight to Port Blair costs, roughly, from the lowest fare to the highest, and its route (`journey`).
// All are examples: enter your own and delete the line `example: true`. "npm run check:launch" lists them.
export const flights: Flight[] = [
  { city: 'Chennai', price: 13000, journey: 'direct, in about two hours. The last one home leaves at about three.', example: true },
  { city: 'Kolkata', price: 14000, journey: 'direct, in about two hours. At the Pujas and Christmas it can be ₹21,000. The last one home leaves at about two.', example: true },
  { city: 'Bengaluru', price: 17000, journey: 'direct, in about two and a half hours. The early flight usually lands before ten. The last one home leaves at about one.', example: true },
  { city: 'Delhi', price: 22000, journey: 'direct, in three and a half hours. Around 26 January it can be ₹30,000. December and January fog can delay it, so leave day 1 empty. The last one home leaves at about one.', example: true },
];
