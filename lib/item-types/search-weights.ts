/**
 * Who types the name of a place means the place, and a page rather than a line on a page. Whose ferry is
 * cancelled is in a hurry. Who names one end of a ferry route starts in the town.
 */
export const searchWeights = { place: 2, urgent: 1.5, fromTown: 1.2, anchor: 0.7 };
