import { markdownTable, replaceSection } from './markdown';

test('a table has columns of one width, and | is no border in a cell', () => {
  expect(markdownTable(['Page', ''], [['a|b', 'met']])).toBe(
    ['| Page |     |', '| ---- | --- |', '| a\\|b | met |'].join('\n'),
  );
});

test('a section is replaced between its marks, and what is around it stays', () => {
  const document = 'Before\n\n<!-- bench -->\n\nold\n\n<!-- /bench -->\n\nAfter\n';
  expect(replaceSection(document, 'bench', 'new\n')).toBe(
    'Before\n\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\n\nAfter\n',
  );
});

test('a section that is not there yet comes at the end', () => {
  const document = replaceSection('Before\n', 'bench', 'one');
  expect(document).toBe('Before\n\n<!-- bench -->\n\none\n\n<!-- /bench -->\n');
  const both = replaceSection(document, 'growth', 'two');
  expect(both.indexOf('two')).toBeGreaterThan(both.indexOf('one'));
  expect(replaceSection(both, 'bench', 'three')).toBe(both.replace('one', 'three'));
});
