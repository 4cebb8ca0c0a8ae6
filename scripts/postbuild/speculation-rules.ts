/** The links to pages. Files have a dot in their names; cards open dialogs. */
const pageLinks = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[target], [download], [data-dialog]' } },
  ],
};

const withMouse = { and: [pageLinks, { selector_matches: 'html[data-mouse] a' }] };

/**
 * Lets browsers fetch a page when somebody is about to follow its link, unless data should be saved: a
 * finger that touches it, a mouse that rests on it. Where there is a mouse they also prepare the page
 * with its pictures; with a finger that would fetch much for every scroll that begins on a link.
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = {
  prefetch: [{ where: pageLinks, eagerness: 'moderate' }],
  prerender: [{ where: withMouse, eagerness: 'moderate' }],
};
