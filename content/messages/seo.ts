// Texts that only search engines and shared links show. Words in { } are replaced with those of the item. Keep titles
// short: about 50 characters are shown, including the company's name.
// Change the texts but not their names: "npm run check" lists the code that lacks one.
export const seo = {
  area: 'Andaman Islands',
  titles: {
    honeymoonPackages: 'Andaman honeymoon, {duration}',
    familyPackages: 'Andaman family package, {duration}',
    flagshipPackages: '{name}, {duration}',
    place: '{name}: what to see and do',
    sport: '{name} in the Andamans',
    beach: '{name}, beaches of the Andamans',
    sight: '{name}, Andaman sights',
    ferryOperator: '{name}, ferries in the Andamans',
    ferryRoute: '{name} by ferry',
  },
};
