import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder, removeFolders } from '../serve/temporary-folder';
import { removeNext } from './remove-next';

afterEach(removeFolders);

test('what Next’s own runtime reads goes, with its empty folders; all else stays', async () => {
  const kept = [
    'index.html',
    'blogs/rain.html',
    'robots.txt',
    'trips.json',
    'details/packages/reef.txt',
    '_next/static/chunks/a.css',
    '_next/static/media/a.woff2',
    '_next/static/site/page-1.js',
    '404.html',
  ];
  const gone = [
    'index.txt',
    'blogs/rain.txt',
    'blogs/rain/__next._tree.txt',
    '__next._full.txt',
    '_not-found.html',
    '_not-found.txt',
    '_next/static/chunks/a.js',
    '_next/static/build/_buildManifest.js',
  ];
  const root = await makeFolder(Object.fromEntries([...kept, ...gone].map((name) => [name, name])));
  await removeNext(root);
  const left = await readdir(root, { recursive: true });
  const folders = new Set(kept.flatMap((name) => parentsOf(name)));
  expect(left.map((name) => name.split(path.sep).join('/')).sort()).toEqual(
    [...kept, ...folders].sort(),
  );
});

/** The folders that a file is in: a/b/c.txt is in a and a/b. */
function parentsOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
