import { Paragraphs } from '@/components/ui/paragraphs';
import { labels } from '@/lib/content/site';
import type { Term as Terms } from '@/lib/content/terms';

type Props = { term: Terms; id?: string; level: 'h2' | 'h4' };

/** A term of the company in full; an example says that it is one. */
export function Term({ term, id, level: Heading }: Props) {
  return (
    <div className="space-y-3">
      <Heading id={id} className={Heading === 'h2' ? 'text-3xl leading-tight' : 'text-xl'}>
        {term.heading}
      </Heading>
      <Paragraphs texts={term.text} />
      {term.example && <p className="text-sm font-semibold text-ember">{labels.example}</p>}
    </div>
  );
}
