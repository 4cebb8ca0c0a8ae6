import { findLogoIssue } from './check-logo';

test.each([
  ['fills the box', 'M0 0H40V40H0z', undefined],
  ['is drawn in a larger box', 'M5 55 L50 5 L95 55 Z', 'leaf is not inside the box'],
  ['is far away', 'M205 255H240V240z', 'leaf is not inside the box'],
  ['is drawn for a smaller box', 'M2 2H22V22H2z', 'fill only 20 × 20 of the box'],
  ['is a whole element', '<path d="M0 0H4V4z"/>', 'leaf is not the text of a d='],
])('a shape that %s', async (_, leaf, issue) => {
  const found = await findLogoIssue({ leaf });
  expect(found).toEqual(issue && expect.stringContaining(issue));
});
