import type { ReactNode } from 'react';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { TermText } from '@/lib/content/query/terms';
import { ExampleTerms } from './example-terms';

type Props = {
  term: TermText;
  id?: string;
  level: 'h2' | 'h4';
  /** Puts what follows the first paragraph into a disclosure. */
  disclose?: (rest: ReactNode) => ReactNode;
};

/** A term of the company in full; an example says that it is one. */
export function Term({ term, id, level: Heading, disclose = (rest) => rest }: Props) {
  return (
    <div className="space-y-3">
      <Heading id={id} className={Heading === 'h2' ? 'text-3xl leading-tight' : 'text-xl'}>
        {term.heading}
      </Heading>
      <ExampleTerms terms={[term]} />
      <Paragraphs texts={term.text.slice(0, 1)} />
      {disclose(<Paragraphs texts={term.text.slice(1)} />)}
    </div>
  );
}
