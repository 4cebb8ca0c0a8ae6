import { makePost } from '@/test/factories';
import { checkQuotes } from './check-quotes';

const paragraphs = ['We sailed at dawn. “Sit low,” said the mate. Was it rough? Not very.'];

const faultsOf = (quote: string) =>
  checkQuotes({
    posts: [makePost({ sections: [{ paragraphs: ['Hello.'] }, { paragraphs, quote }] })],
  });

test.each([['We sailed at dawn.'], ['“Sit low,” said the mate.'], ['Was it rough?'], ['Hello.']])(
  '%s is a sentence of the post',
  (quote) => {
    expect(faultsOf(quote)).toEqual([]);
  },
);

test.each([['We sailed at noon.'], ['We sailed at dawn'], ['said the mate.'], ['Not very. Not.']])(
  '%s is not',
  (quote) => {
    expect(faultsOf(quote)).toMatchObject([
      { problem: `"${quote}" is not a sentence of this post` },
    ]);
  },
);

test('the report names file, post and field, and offers the nearest sentence', () => {
  expect(faultsOf('We sailed at noon.')).toMatchObject([
    {
      file: 'content/posts.ts',
      item: 'posts › three-days-by-boat',
      field: 'sections[2].quote',
      expected: expect.stringContaining('"We sailed at dawn."'),
    },
  ]);
});
