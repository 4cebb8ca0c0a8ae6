export const seo = {
  area: 'The islands',
  titles: {
    honeymoonPackages: 'Honeymoon, {duration}',
    familyPackages: 'Family package, {duration}',
    flagshipPackages: '{name}, {duration}',
    place: '{name}: what to see',
    sport: '{name} on the water',
    beach: '{name}, a beach',
    sight: '{name}, a sight',
    ferryOperator: '{name}: sailings',
    ferryRoute: '{name} by ferry',
  },
};
