/** @jest-environment node */
import { chooseEncoding } from './encoding';

describe('chooseEncoding', () => {
  it.each([
    ['no header', undefined, undefined],
    ['an empty header', '', undefined],
    ['brotli and gzip alike: brotli', 'gzip, deflate, br', 'br'],
    ['gzip only', 'gzip', 'gzip'],
    ['the old name of gzip', 'x-gzip', 'gzip'],
    ['upper case', 'BR', 'br'],
    ['an unknown coding', 'zstd', undefined],
    ['the higher weight', 'br;q=0.5, gzip;q=0.8', 'gzip'],
    ['a weight of 0', 'br;q=0, gzip', 'gzip'],
    ['0 written long', 'br;q=0.000, gzip;q=0.0', undefined],
    ['spaces around the weight', 'br ; q = 0 , gzip ; q=0.1', 'gzip'],
    ['a star', '*', 'br'],
    ['a star for the rest', 'br;q=0, *', 'gzip'],
    ['a star with 0', 'gzip, *;q=0', 'gzip'],
    ['only a star with 0', '*;q=0', undefined],
    ['identity preferred', 'identity, br;q=0.5', undefined],
    ['identity as good as brotli', 'identity, br', 'br'],
    ['everything forbidden', 'identity;q=0, *;q=0', undefined],
    ['a weight that is not a number', 'br;q=high, gzip;q=0.1', 'gzip'],
    ['an empty weight', 'br;q=, gzip;q=0.1', 'gzip'],
    ['a weight below 0', 'br;q=-1', undefined],
  ])('%s', (_, header, expected) => {
    expect(chooseEncoding(header, ['br', 'gzip'])).toBe(expected);
  });

  it('chooses among the codings at hand only', () => {
    expect(chooseEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
    expect(chooseEncoding('br', ['gzip'])).toBeUndefined();
    expect(chooseEncoding('br', [])).toBeUndefined();
  });
});
