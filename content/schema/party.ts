/** The largest default party of a package. Visitors can choose at least as many people. */
export const maxDefaultParty = { adults: 9, children: 6, toddlers: 4 };
