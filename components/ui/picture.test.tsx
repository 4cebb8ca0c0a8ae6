import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { makeFolder, removeFolders } from '@/test/temporary-folder';
import { type Image, Picture } from './picture';

const built = {
  width: 1600,
  height: 900,
  src: '/photos/beach-1600-b.webp',
  srcset: '/photos/beach-480-a.webp 480w, /photos/beach-1600-b.webp 1600w',
};
const alt = 'A long white beach at dusk';
const drawing: Image = { src: '/images/beach.svg', alt };
const photograph: Image = { src: '/photographs/beach.jpg', alt };
const remote = { src: 'https://pictures.example/beach.jpg', width: 1600, height: 900 };

beforeAll(async () => {
  const manifest = JSON.stringify({ [photograph.src]: built });
  const project = await makeFolder({ '.generated/photographs.json': manifest });
  jest.spyOn(process, 'cwd').mockReturnValue(project);
});
afterAll(removeFolders);

function render(image: Image, first = false) {
  const picture = <Picture image={image} sizes="50vw" eager={first} className="object-cover" />;
  const root = parse(renderToStaticMarkup(picture));
  return { root, images: root.querySelectorAll('img').map(({ attributes }) => attributes) };
}

test('a photograph offers its widths for the given sizes', () => {
  const { images } = render(photograph);
  const { src, srcset } = built;
  const size = { width: '1600', height: '900', sizes: '50vw' };
  const own = { alt, ...size, loading: 'lazy', srcSet: srcset, src };
  expect(images).toEqual([expect.objectContaining(own)]);
});

test.each([
  ['drawing', drawing],
  ['photograph', photograph],
])('a remote picture covers a %s, and only the latter has the alternative text', (_, image) => {
  const { root, images } = render({ ...image, remote }, true);
  // It is the first of the page.
  expect(images.map(({ loading }) => loading)).toEqual(['eager', 'eager']);
  expect(images.map((attributes) => attributes.alt)).toEqual([alt, '']);
  expect(images[1]).toMatchObject({ src: remote.src, referrerPolicy: 'no-referrer' });
  expect(root.querySelector('.picture-layers')?.classNames).toContain('object-cover');
});

test('a photograph that has not been built throws an error that says what to do', () => {
  expect(() => render({ ...photograph, src: '/photographs/new.jpg' })).toThrow(
    '/photographs/new.jpg has no smaller copies yet: "npm run check:content" makes them.',
  );
});
