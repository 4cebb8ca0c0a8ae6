import { RainChart } from '@/components/guide/rain-chart';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Place } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { ThingsToDo } from './things-to-do';

/** What only the page of a place has: what to do there, how long to stay, and when to go. */
export function PlaceSections({ item: { thingsToDo, closing } }: { item: Place }) {
  const isQuiet = thingsToDo.length === 0;
  return (
    <>
      {!isQuiet && (
        <Section surface="sand" compact>
          <ThingsToDo things={thingsToDo} level="h2" />
        </Section>
      )}
      <Section surface={isQuiet ? 'sand' : 'paper'} compact>
        <div className="grid items-start gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-text-panel">
          <section aria-labelledby="how-long" className="max-w-text">
            <SectionHeading id="how-long" heading={labels.howLong} size="part" />
            <p className="mt-4">{closing}</p>
          </section>
          <RainChart />
        </div>
      </Section>
    </>
  );
}
