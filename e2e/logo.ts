/** The logo of the site under test: a sail on a hull. The owner's own may have any shape. */
export const logo = {
  leaf: 'M18 4L34 26L18 28z',
  fruit: 'M2 30L38 30L32 38L8 38z',
};
