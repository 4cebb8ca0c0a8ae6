import { Fold } from '@/components/ui/fold';
import { Paragraphs } from '@/components/ui/paragraphs';
import { labels } from '@/lib/content/site';
import type { Term as Terms } from '@/lib/content/terms';
import { ExampleTerms } from './example-terms';

type Props = {
  term: Terms;
  id?: string;
  level: 'h2' | 'h4';
  /** The page says of all its terms together that they are examples. */
  amongOthers?: boolean;
  /** Whether phones show its first paragraph only, until one asks for more: in a `card-list`. */
  folds?: boolean;
};

/** A term of the company in full; an example says that it is one. */
export function Term({ term, id, level: Heading, amongOthers = false, folds = false }: Props) {
  return (
    <div className={folds ? 'card-list space-y-3' : 'space-y-3'}>
      <Heading id={id} className={Heading === 'h2' ? 'text-3xl leading-tight' : 'text-xl'}>
        {term.heading}
      </Heading>
      {!amongOthers && <ExampleTerms terms={[term]} />}
      <Paragraphs texts={term.text.slice(0, 1)} />
      {folds && <Fold text={labels.readOn} />}
      <Paragraphs texts={term.text.slice(1)} />
    </div>
  );
}
