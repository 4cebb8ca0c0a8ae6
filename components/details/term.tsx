import { Paragraphs } from '@/components/ui/paragraphs';
import type { Term as Terms } from '@/lib/content/terms';
import { ExampleTerms } from './example-terms';

type Props = {
  term: Terms;
  id?: string;
  level: 'h2' | 'h4';
  /** The page says of all its terms together that they are examples. */
  amongOthers?: boolean;
};

/** A term of the company in full; an example says that it is one. */
export function Term({ term, id, level: Heading, amongOthers = false }: Props) {
  return (
    <div className="space-y-3">
      <Heading id={id} className={Heading === 'h2' ? 'text-3xl leading-tight' : 'text-xl'}>
        {term.heading}
      </Heading>
      {!amongOthers && <ExampleTerms terms={[term]} />}
      <Paragraphs texts={term.text} />
    </div>
  );
}
