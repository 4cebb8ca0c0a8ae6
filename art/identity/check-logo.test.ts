import { findLogoIssue } from './check-logo';

test.each([
  ['fills the box', 'M0 0H40V40H0z', undefined],
  ['is drawn in a larger box', 'M5 55 L50 5 L95 55 Z', 'leaf is not inside the box'],
  ['is far away', 'M205 255H240V240z', 'leaf is not inside the box'],
  ['is drawn for a smaller box', 'M2 2H22V22H2z', 'fill only 20 × 20 of the box'],
  ['is a whole element', '<path d="M0 0H4V4z"/>', 'leaf is not the text of a d='],
  ['has an O for a zero', 'M0 0H40L36 O8z', 'leaf has the sign O after “M0 0H40L36 ”'],
  ['has a wrong letter', 'M4 28L36 28L36 36L4 3x6z', 'leaf has the sign x after “28L36 36L4 3”'],
  ['goes on after its quotes', 'M0 0H40V40H0z"/>', 'leaf has the sign " after'],
  ['has powers of ten', 'M0 0H4e1V4E+1H4e-7z', undefined],
])('a shape that %s', async (_, leaf, issue) => {
  const found = await findLogoIssue({ leaf });
  expect(found).toEqual(issue && expect.stringContaining(issue));
});
