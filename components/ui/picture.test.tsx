import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Image, Picture } from './picture';

const manifest = {
  '/photographs/beach.jpg': {
    width: 1920,
    height: 1080,
    placeholder: 'mean-colour',
    src: '/photos/beach-1920-b.webp',
    webp: '/photos/beach-320-a.webp 320w, /photos/beach-1920-b.webp 1920w',
    avif: '/photos/beach-320-c.avif 320w, /photos/beach-1920-d.avif 1920w',
  },
};
const drawing = { src: '/images/beaches/radha-nagar.svg', alt: 'A long white beach at dusk' };
const photograph = { src: '/photographs/beach.jpg', alt: 'A long white beach at dusk' };
const remote = { src: 'https://pictures.example/beach.jpg', width: 1600, height: 900 };

let project: string;

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'sea-almond-'));
  mkdirSync(path.join(project, '.generated'));
  writeFileSync(path.join(project, '.generated/photographs.json'), JSON.stringify(manifest));
  jest.spyOn(process, 'cwd').mockReturnValue(project);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(project, { recursive: true });
});

function render(image: Image, first = false): HTMLElement {
  const picture = (
    <Picture image={image} sizes="50vw" first={first} className="w-full object-cover" />
  );
  return parse(renderToStaticMarkup(picture));
}

const all = (root: HTMLElement) => root.querySelectorAll('img').map(({ attributes }) => attributes);

test('a drawing is an image of one file', () => {
  rmSync(path.join(project, '.generated'), { recursive: true });
  expect(render(drawing).toString()).toBe(
    '<img src="/images/beaches/radha-nagar.svg" alt="A long white beach at dusk" width="1200" height="800" loading="lazy" fetchPriority="auto" decoding="async" class="w-full object-cover">',
  );
});

test('a photograph offers its widths as AVIF and as WebP, for the place where it stands', () => {
  const root = render(photograph);
  expect(root.querySelector('picture > source')?.attributes).toEqual({
    // Without it, an empty place in a grid or a row.
    hidden: '',
    type: 'image/avif',
    srcSet: manifest['/photographs/beach.jpg'].avif,
    sizes: '50vw',
  });
  expect(all(root)).toEqual([
    {
      alt: 'A long white beach at dusk',
      width: '1920',
      height: '1080',
      loading: 'lazy',
      fetchPriority: 'auto',
      decoding: 'async',
      sizes: '50vw',
      srcSet: manifest['/photographs/beach.jpg'].webp,
      src: '/photos/beach-1920-b.webp',
      class: 'mean-colour w-full object-cover',
    },
  ]);
});

test.each([
  ['drawing', drawing],
  ['photograph', photograph],
  ['remote picture', { ...drawing, remote }],
])('the first %s of a page is fetched at once', (_, image) => {
  for (const attributes of all(render(image, true))) {
    expect(attributes).toMatchObject({ loading: 'eager', fetchPriority: 'high' });
  }
});

test.each([
  ['drawing', drawing],
  ['photograph', photograph],
])('a remote picture lies over a %s, which alone has the text', (_, image) => {
  const root = render({ ...image, remote });
  const [own, other, ...more] = all(root);
  expect(more).toEqual([]);
  expect(own?.alt).toBe(image.alt);
  expect(other).toEqual({
    src: remote.src,
    width: '1600',
    height: '900',
    alt: '',
    referrerPolicy: 'no-referrer',
    loading: 'lazy',
    fetchPriority: 'auto',
    decoding: 'async',
  });
  expect(root.querySelector('.picture-layers')?.classNames).toContain('object-cover');
});

test.each([
  ['drawing', drawing],
  ['photograph', photograph],
  ['remote picture', { ...photograph, remote }],
])('a %s needs no inline style and no script', (_, image) => {
  expect(render(image).toString()).not.toMatch(/style=|<style|<script| on[a-z]+=/);
});

test('a photograph that has not been built is an error that says what to do', () => {
  expect(() => render({ ...photograph, src: '/photographs/new.jpg' })).toThrow(
    '/photographs/new.jpg has not been built yet: start "npm run dev" again',
  );
});
