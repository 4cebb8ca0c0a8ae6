import '@/components/ui/drop-cap.css';
import { ExampleTerms } from '@/components/packages/example-terms';
import { Paragraphs } from '@/components/ui/paragraphs';
import { TextLink } from '@/components/ui/text-link';
import type { Post } from '@/lib/content/query/posts';

type Props = {
  section: Post['sections'][number];
  /** Its number in the post, from 0 on. The first one begins with a large letter. */
  number: number;
};

/** In characters: a text of three lines, beside which the large letter stands. */
const openingLength = 180;

/** A section of a post: its heading beside the text on wide screens, and a page that tells more. */
export function ArticleSection({
  section: { heading, paragraphs, quotesTerms, link },
  number,
}: Props) {
  const [first = ''] = paragraphs;
  const isOpening = number === 0 && !heading && first.length >= openingLength;
  return (
    <section className="mt-12 grid grid-cols-subgrid gap-y-5 print:block md:col-span-full md:mt-16 xl:col-[1/11]">
      {heading && (
        <h2 className="text-3xl leading-tight md:col-[2/5] md:text-xl lg:text-2xl lg:leading-8">
          {heading}
        </h2>
      )}
      <div
        className={`max-w-156 space-y-5 md:col-[5/-2] lg:col-[5/13] xl:col-[5/11] ${isOpening ? 'opening' : ''}`}
      >
        <Paragraphs texts={paragraphs} />
        {quotesTerms && <ExampleTerms />}
        {link && (
          <p>
            <TextLink href={link.href}>{link.label}</TextLink>
          </p>
        )}
      </div>
    </section>
  );
}
