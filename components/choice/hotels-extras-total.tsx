import { ExampleTag } from '@/components/company/example-tag';
import { EnquireLink } from '@/components/contact/ask-links';
import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { type Extra, extras, extrasFor, isNightly } from '@/lib/content/query/extras';
import { hotelClasses, hotelsPage } from '@/lib/content/query/hotels';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { makeTariffFile, offerOf } from '@/lib/data-files/tariff';
import { viewOf } from '@/lib/item-types/views';
import { anchors } from '@/lib/routes/anchors';
import { asSentence } from '@/lib/text/sentence';
import { ClassChoice, choiceFields, ExtraCard } from './option-cards';
import { TripTotal } from './trip-total.island';

const messages = labels.tripOptions;
/** The entries from which the sums are calculated. One of them may be an example. */
const examples = [...hotelClasses, ...extras, terms.perPerson, terms.deposit];

/** Hotels by class and extras that fit the trip (choice-fields.island.ts), and one total for the party and the day. */
export function HotelsExtrasTotal({ item }: { item: Package }) {
  const offered = extrasFor(item);
  return (
    <Section surface="sand" labelledBy={anchors.package.total} compact>
      <Island {...choiceFields} when={['visible', 'stored:choice']} className="mb-10 space-y-10">
        <fieldset>
          <legend className="mb-5">
            <h2 id={anchors.package.total} className="text-3xl">
              {messages.heading} <ExampleTag of={examples} />
            </h2>
          </legend>
          <ClassChoice item={item} />
          <p className="mt-4 text-quiet">
            {messages.orSimilar}{' '}
            {hotelsPage && <TextLink href={hotelsPage}>{messages.roomsOfClasses}</TextLink>}
          </p>
        </fieldset>
        <ExtraChoice heading={messages.nightly} extras={offered.filter(isNightly)} />
        <ExtraChoice
          heading={messages.extras}
          extras={offered.filter((extra) => !isNightly(extra))}
        />
      </Island>
      <TotalPanel item={item} />
    </Section>
  );
}

/** Extras of a package under a heading; nothing if there are none. */
function ExtraChoice({ heading, extras: offered }: { heading: string; extras: Extra[] }) {
  if (offered.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-4">
        <h3 className="text-2xl">{heading}</h3>
      </legend>
      <ul className="grid gap-2 md:grid-cols-2 md:gap-3 xl:grid-cols-3">
        {offered.map((extra) => (
          <ExtraCard key={extra.slug} extra={extra} isOnPackage />
        ))}
      </ul>
      {offered.some(({ restDays }) => restDays) && (
        <p className="mt-4 text-quiet">{messages.restDay}</p>
      )}
    </fieldset>
  );
}

/** The total, a link to the enquiry, and when guests pay. */
function TotalPanel({ item }: { item: Package }) {
  const { total, howMany, untick, ages, group } = messages;
  const chooseDay = { label: asSentence(messages.chooseDay), href: `#${anchors.package.dates}` };
  return (
    <div className="grid gap-x-12 bg-deep p-5 text-paper md:grid-cols-2 md:p-8">
      <Island
        name="trip-total"
        when={['visible', 'stored:day', 'stored:choice']}
        className="grid gap-y-6 md:col-span-full md:row-[1/3] md:grid-cols-subgrid md:grid-rows-subgrid md:gap-y-0"
        component={TripTotal}
        props={{
          offer: offerOf(item),
          data: { tariff: makeTariffFile() },
          messages: { total, howMany, untick, ages, group, chooseDay },
        }}
      />
      <div className="mt-4 space-y-4 md:col-start-2 md:row-start-2">
        <EnquireLink about={viewOf(item).about} variant="onDeep" />
        <p>{labels.price.inShort}</p>
      </div>
    </div>
  );
}
