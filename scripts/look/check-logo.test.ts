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
  ['lacks a number', 'M0 0H40L20 V40z', 'leaf has “L20”, but L takes 2 numbers at a time.'],
  [
    'lacks one of more',
    'M0 0H40c1 2 3 4 5z',
    'leaf has “c1 2 3 4 5”, but c takes 6 numbers at a time.',
  ],
  ['has a letter alone', 'M0 0H V40z', 'leaf has “H”, but H takes 1 number at a time.'],
  ['has a number after its end', 'M0 0H40V40H0z4', 'leaf has “z4”, but z takes no number.'],
  ['has a point alone', 'M0 0H40V40L. 4z', 'leaf has “L. 4”'],
  ['has numbers that touch', 'M0 0H40L39.5.5-0,40 20 30a4 4 0 01.5.5s1-1 1-2z', undefined],
  ['has powers of ten', 'M0 0H4e1V4E+1H4e-7z', undefined],
])('a shape that %s', async (_, leaf, issue) => {
  const found = await findLogoIssue({ leaf });
  expect(found && `${found.item} ${found.problem}`).toEqual(
    issue && expect.stringContaining(issue),
  );
});
