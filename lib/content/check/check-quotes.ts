import { closest } from 'fastest-levenshtein';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';
import { sentencesOf } from '@/lib/text/sentence';
import type { Content } from '../collections';

/**
 * Checks that what a post quotes is a whole sentence of its own text: a text that is changed later
 * would leave the quote behind.
 * @param content the valid entries
 */
export function checkQuotes({ posts = [] }: Partial<Content>): ContentIssue[] {
  return posts.flatMap((post) => {
    const sentences = post.sections.flatMap(({ paragraphs }) => paragraphs).flatMap(sentencesOf);
    return post.sections.flatMap(({ quote }, index) => {
      if (quote === undefined || sentences.includes(quote)) return [];
      return issueAt('posts', post, `sections[${index + 1}].quote`, {
        problem: `"${quote}" is not a sentence of this post`,
        expected: `a whole sentence of its paragraphs, letter by letter, such as "${closest(quote, sentences)}"`,
      });
    });
  });
}
