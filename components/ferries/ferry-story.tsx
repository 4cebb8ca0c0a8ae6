import type { ReactNode } from 'react';
import { Paragraphs } from '@/components/ui/paragraphs';
import { TextLink } from '@/components/ui/text-link';
import { type FerryRoute, type Operator, operatorsOf } from '@/lib/content/query/cruise';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { OperatorList } from './operator-list';

type StoryProps = { item: FerryRoute | Operator; children?: ReactNode };

/** What a ferry route or an operator is like. The children follow its first line. */
export function FerryStory({ item, children }: StoryProps) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      {children}
      <Paragraphs texts={item.details} />
    </>
  );
}

/** Who sails a ferry route. */
export function SoldBy({ item, level: Heading }: { item: FerryRoute; level: 'h2' | 'h4' }) {
  return (
    <div>
      <Heading
        id={Heading === 'h2' ? 'sold-by' : undefined}
        className={Heading === 'h2' ? 'text-3xl' : 'text-xl'}
      >
        {labels.soldBy}
      </Heading>
      <div className="mt-3">
        <OperatorList operators={operatorsOf(item)} />
      </div>
      <p className="mt-3 text-base text-quiet">{labels.soldByNote}</p>
    </div>
  );
}

/** The way to what one does when a ship does not sail. */
export function CancelledLink() {
  return <TextLink href={routes.ferryCancelled}>{labels.ferryCancelled}</TextLink>;
}
