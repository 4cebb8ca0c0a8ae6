import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { describeWeights, weighPages } from './report';

afterEach(removeFolders);

const page =
  '<script data-scripts="/a.js" data-loader="/b.js" data-entry="{}" data-page="/d.txt">x</script>';

test('pages are weighed as they are sent, the heaviest first', async () => {
  const root = await makeFolder({
    'alias.html': '12',
    'blogs/a.html': page,
    'blogs/a.html.br': '123',
    'd.txt': '1',
    'a.js': 'long before it is compressed',
    'a.js.br': '1234',
    'b.js': '12',
  });
  expect(await weighPages(root)).toEqual([
    { name: 'blogs/a.html', html: 3, scripts: 6, data: 1 },
    { name: 'alias.html', html: 2, scripts: 0, data: 0 },
  ]);
});

test('a script that is missing is told', async () => {
  const root = await makeFolder({ 'index.html': page, 'd.txt': '', 'a.js': '' });
  await expect(weighPages(root)).rejects.toThrow('b.js');
});

test('the report has one line for each page', () => {
  const text = describeWeights([{ name: 'index.html', html: 25_720, scripts: 124_000, data: 400 }]);
  expect(text.split('\n').slice(0, -1)).toEqual([
    '  kB html  scripts     data  page',
    '     25.7    124.0      0.4  index.html',
  ]);
});
