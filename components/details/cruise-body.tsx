import type { ReactNode } from 'react';
import { CrossingMap } from '@/components/map/crossing-map';
import { FactList } from '@/components/ui/fact-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { TextLink } from '@/components/ui/text-link';
import {
  allFactsOf,
  type Crossing,
  furtherFacts,
  mainFactsOf,
  type Operator,
  operatorsOf,
  rulesOf,
} from '@/lib/content/cruise';
import { labels } from '@/lib/content/site';
import { terms } from '@/lib/content/terms';
import { routes } from '@/lib/routes';
import { OperatorList } from './operator-list';
import { ScheduleLinks } from './schedule-link';
import { Term } from './term';

/** Describes an operator, with its rules and the links to its schedules. */
export function OperatorBody({ item }: { item: Operator }) {
  return (
    <OperatorStory item={item}>
      <FactList facts={rulesOf(item)} />
    </OperatorStory>
  );
}

/** The rules on an operator's ships, beside its story. */
export function OperatorFacts({ item }: { item: Operator }) {
  return (
    <div className="w-full space-y-3">
      <h2 className="text-2xl">{labels.goodToKnow}</h2>
      <FactList facts={rulesOf(item)} />
    </div>
  );
}

/** An operator's story, with the links to its schedules. */
export function OperatorStory({ item, children }: { item: Operator; children?: ReactNode }) {
  return (
    <>
      <Story item={item}>{children}</Story>
      <ScheduleLinks operator={item} />
      <CancelledLink />
    </>
  );
}

/** The content of a crossing's dialog. */
export function CrossingBody({ item }: { item: Crossing }) {
  return (
    <>
      <Story item={item}>
        <FactList facts={allFactsOf(item)} />
      </Story>
      <SoldBy item={item} level="h4" />
      <Term term={terms.ferry} level="h4" />
      <CancelledLink />
    </>
  );
}

/** What a crossing or an operator is like. The facts, if any, follow its first line. */
export function Story({ item, children }: { item: Crossing | Operator; children?: ReactNode }) {
  return (
    <>
      <p className="text-lead font-medium text-lagoon">{item.description}</p>
      {children}
      <Paragraphs texts={item.details} />
    </>
  );
}

/** How long a crossing takes, from where, and when to report. */
export function CrossingFacts({ item }: { item: Crossing }) {
  return <FactList facts={mainFactsOf(item)} />;
}

/** The way of a crossing, and the other rules on board. */
export function CrossingWay({ item }: { item: Crossing }) {
  return (
    <div className="space-y-12">
      <CrossingMap item={item} />
      <div className="space-y-5">
        <h2 className="text-3xl">{labels.beforeSailing}</h2>
        <FactList facts={furtherFacts()} />
      </div>
    </div>
  );
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
