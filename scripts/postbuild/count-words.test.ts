/** @jest-environment node */
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { countWords } from './count-words';

afterEach(removeFolders);

const page = (words: number) =>
  `<nav>Not counted</nav><main><script>no = 1</script><p>One, <b>two</b>&amp;</p><svg><text>No</text></svg>${'<i>word</i>'.repeat(words - 2)}</main>`;

test('a page with more words than its kind should have is told with its file and what helps', async () => {
  const root = await makeFolder({
    'index.html': page(1201),
    'about.html': page(5000),
    'blogs/long.html': page(801),
    'blogs/short.html': page(800),
  });
  const posts = ['/blogs/long', '/blogs/short'].map((route) => ({ route, list: 'posts' as const }));
  const pages = [{ route: '/', list: 'pages' as const }, { route: '/about' }, ...posts];
  expect(await countWords(root, pages)).toEqual({
    line: '4 pages have 7802 words together',
    warnings: [
      expect.stringContaining('content/pages.ts: more than 1200 words: / with 1201. Take out'),
      expect.stringContaining('content/posts.ts: more than 800 words: /blogs/long with 801. Take'),
    ],
  });
});
