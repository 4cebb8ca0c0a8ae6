/**
 * The length of titles and descriptions, in characters. Search engines cut by width: about 600 px of title and 920 px
 * of description on a desktop, which is about 60 to 65 and 155 to 160 letters of normal text. Shorter texts say too
 * little.
 */
export const limits = {
  title: { min: 15, max: 65 },
  summary: { min: 50, max: 160 },
};
