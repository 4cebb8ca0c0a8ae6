/**
 * How long titles and descriptions may be, in characters. Search engines cut by width, not by
 * characters: about 600 px of title and 920 px of description on a desktop, which is about 60 to 65
 * and 155 to 160 letters of a usual text. A text below the minimum says too little to be clicked.
 */
export const limits = {
  title: { min: 15, max: 65 },
  summary: { min: 50, max: 160 },
};
