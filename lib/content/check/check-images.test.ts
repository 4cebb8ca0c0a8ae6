import type { Content } from '@/lib/content/types';
import { makeBeach } from '@/test/factories';
import { checkImages } from './check-images';

const files = new Set(['/images/bay.svg', '/photographs/bay.jpg', '/photographs/broken.jpg']);
const unusable = new Map([['/photographs/broken.jpg', 'it is damaged']]);

const remote = { src: 'https://pictures.example/bay.jpg', width: 900, height: 600 };
const contentWith = (src: string) =>
  ({ beaches: [makeBeach({ image: { src, alt: 'A bay', remote } })] }) as unknown as Content;

test.each([
  ['/images/bay.svg', []],
  ['/photographs/bay.jpg', []],
  ['/images/bai.svg', ['but public/images has no such file. Did you mean /images/bay.svg?']],
  ['/photographs/Bay.jpg', ['photographs has no such file. Did you mean /photographs/bay.jpg?']],
  ['/photographs/broken.jpg', ['cannot be used: it is damaged. Expected: a complete JPEG, PNG']],
])('a picture that is %s', (src, said) => {
  const issues = checkImages(contentWith(src), files, unusable);
  expect(issues.map(({ text, help }) => `${text} ${help}`)).toEqual(
    said.map((text) => expect.stringContaining(text)),
  );
});
