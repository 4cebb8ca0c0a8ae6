import { checkColours } from './check-colours';

test('a colour that is none is told with its name and line', () => {
  const right = { coral: '#ff6b57', white: '#fff', shade: '#0b2a4aa6' };
  expect(checkColours('', right)).toBeUndefined();
  expect(checkColours('', { coral: '#ff6b5' })).toMatchObject({
    item: 'coral',
    problem: "is '#ff6b5'",
  });
  expect(checkColours('', { coral: 'ff6b57' })).toMatchObject({ item: 'coral' });
  const night = { shade: 'rgb(5 5 20 / 72%)', 'on-bright': 'teal' };
  expect(checkColours("{\n  'on-bright': 'teal',\n}", right, night)).toMatchObject({
    item: 'on-bright',
    line: 2,
  });
});

test('a colour that several use is told with the name that the file gives it', () => {
  const source = "const navy = '#0b3a2';\nconst day = { deep: navy };";
  expect(checkColours(source, { deep: '#0b3a2' })).toMatchObject({ item: 'navy', line: 1 });
});
