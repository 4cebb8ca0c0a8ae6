import { checkLogo } from './check-logo';

test.each([
  ['fills the box', 'M0 0H40V40H0z', undefined],
  ['is drawn in a larger box', 'M5 55 L50 5 L95 55 Z', 'leaf is not inside the box'],
  ['is far away', 'M205 255H240V240z', 'leaf is not inside the box'],
  ['is drawn for a smaller box', 'M2 2H22V22H2z', 'fill only 20 × 20 of the box'],
  ['is a whole element', '<path d="M0 0H4V4z"/>', 'leaf is not the text of a d='],
  ['has an O for a zero', 'M0 0H40L36 O8z', 'leaf is not inside the box'],
  ['has numbers that touch', 'M0 0H40L39.5.5-0,40 20 30a4 4 0 01.5.5s1-1 1-2z', undefined],
])('a shape that %s', async (_, leaf, issue) => {
  const found = await checkLogo({ leaf });
  expect(found && `${found.item} ${found.problem}`).toEqual(
    issue && expect.stringContaining(issue),
  );
});
