import { findColourIssue } from './check-colours';

test('a colour that is none is told with its name', () => {
  expect(findColourIssue({ coral: '#ff6b57', white: '#fff', shade: '#0b2a4aa6' })).toBeUndefined();
  expect(findColourIssue({ coral: '#ff6b5' })).toContain("coral is '#ff6b5'");
  expect(findColourIssue({ coral: 'ff6b57' })).toContain('coral');
  expect(findColourIssue({ white: '#fff' }, { shade: 'rgb(5 5 20 / 72%)', ink: 'teal' })).toContain(
    'ink',
  );
});
