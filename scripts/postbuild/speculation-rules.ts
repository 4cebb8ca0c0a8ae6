/**
 * Lets browsers fetch a page when somebody is about to follow its link: a finger that touches it, a mouse
 * that rests on it. Browsers leave it where data should be saved. Files, such as the sitemap, have a dot in
 * their names; cards open dialogs.
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
