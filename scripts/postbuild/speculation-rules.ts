/**
 * Lets browsers prepare a page when somebody is about to follow its link: a mouse that rests, a finger
 * that touches. They do it where data need not be saved. Files, such as the feed, have a dot in their names.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prerender: [
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
