import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { inspectPhotograph } from './inspect';
import { flat, fromPhone, noise } from './test-pictures';

// Decoding large pictures takes its time where other tests run beside.
jest.setTimeout(120_000);

const heic = readFileSync(path.join(__dirname, 'phone.heic'));

describe('what the site takes', () => {
  test.each([
    ['JPEG', () => flat(600, 400).jpeg()],
    ['PNG', () => flat(600, 400).png()],
    ['WebP', () => flat(600, 400).webp()],
    ['AVIF', () => flat(600, 400).avif()],
    ['PNG with 16 bits', () => flat(600, 400).toColourspace('rgb16').png()],
  ])('%s, with its size and colour', async (_, make) => {
    expect(await inspectPhotograph(await make().toBuffer())).toEqual({
      width: 600,
      height: 400,
      colour: '#268',
    });
  });

  test('HEIC of a phone, in the colours of screens', async () => {
    // Half #c83c28, half #1e6e8c; in Display P3, which the file is in, the numbers are others.
    expect(await inspectPhotograph(heic)).toEqual({ width: 1280, height: 800, colour: '#755' });
  });

  test('black and white', async () => {
    const grey = await flat(600, 400, '#888').toColourspace('b-w').jpeg().toBuffer();
    expect(await inspectPhotograph(grey)).toMatchObject({ colour: '#888' });
  });

  test('a JPEG that lies on its side is measured upright', async () => {
    const { width, height } = await inspectPhotograph(await fromPhone(800, 600));
    expect([width, height]).toEqual([600, 800]);
  });

  test('a PNG that one can see through, without a colour behind it', async () => {
    const through = sharp({
      create: {
        width: 600,
        height: 400,
        channels: 4,
        background: { r: 9, g: 9, b: 9, alpha: 0.5 },
      },
    });
    expect(await inspectPhotograph(await through.png().toBuffer())).toEqual({
      width: 600,
      height: 400,
    });
  });

  test('40 megapixels', async () => {
    const large = await flat(8000, 5000).jpeg().toBuffer();
    expect(await inspectPhotograph(large)).toMatchObject({ width: 8000, height: 5000 });
  });
});

describe('what it refuses, in words', () => {
  const frames = () =>
    Promise.all(['#000', '#fff'].map((colour) => flat(50, 50, colour).png().toBuffer()));

  const cases: [string, () => Promise<Buffer>, problem: string][] = [
    ['an empty file', async () => Buffer.alloc(0), 'is an empty file'],
    ['a text', async () => Buffer.from('not a picture at all'), 'is not a picture'],
    ['a page', async () => Buffer.from('<!doctype html><p>Not found</p>'), 'is not a picture'],
    [
      'a drawing under a photograph’s name',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'is a file of the kind SVG',
    ],
    ['a GIF', () => flat(50, 50).gif().toBuffer(), 'is a file of the kind GIF'],
    ['a TIFF', () => flat(50, 50).tiff().toBuffer(), 'is a file of the kind TIFF'],
    [
      'a JPEG without its end',
      async () => (await noise(600, 400).jpeg().toBuffer()).subarray(0, 20_000),
      'is damaged',
    ],
    [
      'a PNG without its end',
      async () => (await noise(600, 400).png().toBuffer()).subarray(0, 20_000),
      'is damaged',
    ],
    ['a HEIC without its end', async () => heic.subarray(0, heic.length - 600), 'is damaged'],
    ['the first bytes of a JPEG', async () => Buffer.from([0xff, 0xd8, 0xff]), 'is not a picture'],
    [
      'the colours of print',
      () => flat(600, 400).toColourspace('cmyk').jpeg().toBuffer(),
      'has the colours of print (CMYK)',
    ],
    [
      'a film',
      async () =>
        sharp(await frames(), { join: { animated: true } })
          .webp()
          .toBuffer(),
      'is animated',
    ],
    ['70 megapixels', () => flat(10_000, 7_000).png().toBuffer(), 'has 10000 × 7000 pixels'],
  ];

  test.each(cases)('%s', async (_, make, problem) => {
    await expect(inspectPhotograph(await make())).rejects.toMatchObject({
      name: 'PictureFault',
      problem: expect.stringContaining(problem),
      expected: expect.stringMatching(/^(a|the|\d+) .{10,}/),
    });
  });
});
