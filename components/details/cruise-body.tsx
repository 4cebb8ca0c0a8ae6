import type { ReactNode } from 'react';
import { FactList } from '@/components/ui/fact-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { TextLink } from '@/components/ui/text-link';
import { type Crossing, commonRulesOf, type Operator, rulesOf } from '@/lib/content/cruise';
import { labels } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { GoodToKnow } from './good-to-know';
import { ScheduleLinks } from './schedule-link';

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
  return <GoodToKnow facts={rulesOf(item)} />;
}

/** An operator's story on its page, with what holds on every ferry. */
export function OperatorStart({ item }: { item: Operator }) {
  const facts = commonRulesOf(item);
  return (
    <>
      <OperatorStory item={item} />
      {facts.length > 0 && (
        <div className="space-y-3 pt-4">
          <h2 className="text-2xl">{labels.takeAlong.ferries}</h2>
          <FactList facts={facts} />
        </div>
      )}
    </>
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

/** The way to what one does when a ship does not sail. */
export function CancelledLink() {
  return <TextLink href={routes.ferryCancelled}>{labels.ferryCancelled}</TextLink>;
}
