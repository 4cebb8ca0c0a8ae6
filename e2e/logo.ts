/** The logo of the site under test: the pictures of pages show it, whatever the owner's own looks like. */
export const logo = {
  leaf: 'M18.5 29.4C22.6 26.3 31.1 24.4 33.2 16.7C34.9 10 32.3 2.4 26.2.6zM16.3 28.9C15.1 24.5 10.3 19.5 12 12.9C13.6 6.9 18.1 4 22.8 4.6z',
  fruit:
    'M1 28.8C7.8 31.7 14.4 32.5 20.5 32C27.2 31.5 33.4 29.4 39 25.6C36.8 34.4 30.2 39.2 20.8 39.2C12 39.2 4.6 35.5 1 28.8z',
};
