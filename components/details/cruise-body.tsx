import { FactList } from '@/components/ui/fact-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { TextLink } from '@/components/ui/text-link';
import { allFactsOf, type Crossing, type Operator, operatorsOf } from '@/lib/content/cruise';
import { labels } from '@/lib/content/site';
import { terms } from '@/lib/content/terms';
import { routes } from '@/lib/routes';
import { OperatorList } from './operator-list';
import { ScheduleLinks } from './schedule-link';
import { Term } from './term';

/** Describes an operator, with the links to its schedules. */
export function OperatorBody({ item }: { item: Operator }) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      <Paragraphs texts={item.details} />
      <ScheduleLinks operator={item} />
      <CancelledLink />
    </>
  );
}

/** The content of a crossing's dialog. */
export function CrossingBody({ item }: { item: Crossing }) {
  return (
    <>
      <CrossingStory item={item} />
      <CrossingFacts item={item} />
      <SoldBy item={item} level="h4" />
      <Term term={terms.ferry} level="h4" />
      <CancelledLink />
    </>
  );
}

/** What a crossing is like. */
export function CrossingStory({ item }: { item: Crossing }) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      <Paragraphs texts={item.details} />
    </>
  );
}

/** How long a crossing takes, from where, and the rules on board. */
export function CrossingFacts({ item }: { item: Crossing }) {
  return <FactList facts={allFactsOf(item)} />;
}

/** Who sails a crossing, and what happens when a ship does not sail. */
export function CrossingTrade({ item }: { item: Crossing }) {
  return (
    <div className="space-y-12">
      <SoldBy item={item} level="h2" />
      <div className="space-y-4">
        <Term id="cancelled" term={terms.ferry} level="h2" />
        <CancelledLink />
      </div>
    </div>
  );
}

/** The way to what one does when a ship does not sail. */
export function CancelledLink() {
  return <TextLink href={routes.ferryCancelled}>{labels.ferryCancelled}</TextLink>;
}

function SoldBy({ item, level: Heading }: { item: Crossing; level: 'h2' | 'h4' }) {
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
