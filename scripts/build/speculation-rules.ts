/**
 * Lets browsers fetch a page when somebody is about to follow its link, unless data should be saved. Files
 * have a dot in their names, and cards open dialogs.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[target], [download], [data-dialog]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};
