/** The largest party that visitors can choose, and that a package can have by default. */
export const maxParty = { adults: 9, children: 6, toddlers: 4 };
