/**
 * How much a search result counts beside others that fit as well; 1 is usual. The name of a place means the place
 * itself. A line on a page counts less than a page. A person whose ferry is cancelled is in a hurry. A ferry route
 * from the town is looked for more often than the same route back.
 */
export const searchWeights = { place: 2, urgent: 1.5, fromTown: 1.2, anchor: 0.7 };
