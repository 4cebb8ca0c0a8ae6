import type { Content } from '@/lib/content/collections';
import { makePackage, makePlace } from '@/test/factories';
import { findOtherNights, findSamePictures, findSameTexts } from './find-same';

const find = (content: object) =>
  findSameTexts(content as Partial<Content>).map(
    ({ item, field, problem }) => `${item} › ${field} ${problem}`,
  );

test('two entries with one text', () => {
  const text = 'A long text that was copied with its entry and that nobody has changed since then.';
  const places = [makePlace(), makePlace({ slug: 'south-island', name: 'South' })];
  const [first, second] = places.map((place, index) => ({
    ...place,
    history: [`History ${index}.`],
    description: text,
  }));
  expect(find({ topPlaces: [first, second] })).toEqual([
    `topPlaces › south-island › description is the same as in topPlaces › north-island: “${text.slice(0, 40)}…”`,
  ]);
  expect(find({ topPlaces: [first] })).toEqual([]);
});

test('two packages with one picture, unless one of them is hidden', () => {
  const fields = { slug: 'second', image: makePackage().image };
  const find = (second: object) =>
    findSamePictures({ familyPackages: [makePackage(), makePackage({ ...fields, ...second })] });
  expect(find({}).map(({ field, problem }) => `${field} ${problem}`)).toEqual([
    'image.src is the picture of two-nights, too',
  ]);
  expect(find({ hidden: true })).toEqual([]);
});

test('a package that has the nights of another', () => {
  const own = makePackage({ description: ['{nights:two-nights}'] });
  const copy = { ...own, slug: 'second' };
  expect(findOtherNights({ familyPackages: [own, copy] })).toEqual([
    expect.objectContaining({
      item: 'familyPackages › second',
      field: 'description[1]',
      problem: 'has the nights of two-nights',
      expected: '{nights:second}',
    }),
  ]);
});
