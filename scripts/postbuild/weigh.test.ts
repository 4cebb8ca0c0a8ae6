/** @jest-environment node */
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { weighPages } from './weigh';

afterEach(removeFolders);

const page = (bytes: number) => 'a'.repeat(bytes);

test('the heaviest page is named, and each that is more than a first round', async () => {
  const small = {
    'index.html': page(30_000),
    'index.html.br': page(14_000),
    'a.js.br': page(20_000),
  };
  expect(await weighPages(await makeFolder(small))).toEqual({
    line: 'The heaviest page is index with 14.0 KB',
  });
  const large = { ...small, 'packages/a.html.br': page(15_000), 'b.html.br': page(14_200) };
  expect(await weighPages(await makeFolder(large))).toEqual({
    line: 'The heaviest page is packages/a with 15.0 KB',
    warning:
      'More than a new connection sends at once (14.0 KB): packages/a with 15.0 KB, b with 14.2 KB',
  });
});
