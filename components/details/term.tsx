import { More } from '@/components/ui/more';
import { Paragraphs } from '@/components/ui/paragraphs';
import { labels } from '@/lib/content/site';
import type { Term as Terms } from '@/lib/content/terms';
import { ExampleTerms } from './example-terms';

type Props = {
  term: Terms;
  id?: string;
  level: 'h2' | 'h4';
  /** Whether phones and tablets show its first paragraph only, until it is opened. */
  folds?: boolean;
};

/** A term of the company in full; an example says that it is one. */
export function Term({ term, id, level: Heading, folds = false }: Props) {
  const rest = <Paragraphs texts={term.text.slice(1)} />;
  return (
    <div className="space-y-3">
      <Heading id={id} className={Heading === 'h2' ? 'text-3xl leading-tight' : 'text-xl'}>
        {term.heading}
      </Heading>
      <ExampleTerms terms={[term]} />
      <Paragraphs texts={term.text.slice(0, 1)} />
      {folds ? (
        <More text={labels.more} of={term.heading}>
          <div className="space-y-3">{rest}</div>
        </More>
      ) : (
        rest
      )}
    </div>
  );
}
