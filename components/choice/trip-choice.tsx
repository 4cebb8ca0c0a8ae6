import { EnquiryLink } from '@/components/contact/contact-links';
import { Island } from '@/components/islands/island';
import { ExampleTag } from '@/components/ui/example-tag';
import { CollapsibleRow } from '@/components/ui/row';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { extras, hotelClasses, hotelsRoute, labels, terms } from '@/lib/content/query/all-content';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { mixedClassesText } from '@/lib/content/query/prices';
import { makeTariff } from '@/lib/data-files/make-tariff';
import { viewOf } from '@/lib/item-types/views';
import { anchors } from '@/lib/routes/anchors';
import { interpolate } from '@/lib/text/interpolate';
import { extrasFor } from '@/lib/trips/tariff';
import { ChoiceForm, ExtraCards, HotelClassCards } from './choice-cards';
import { PartyFields } from './party-fields';
import { TripTotal } from './trip-total.island';

const messages = labels.choice;
/** The entries from which the sums are calculated. Some may be examples. */
const examples = [...hotelClasses, ...extras, terms.perPerson, terms.deposit];

/** Hotels, extras and travellers to choose for a package (choice-fields.island.ts), and the total. */
export function TripChoice({ item }: { item: Package }) {
  const offered = extrasFor(item, extras);
  const popular = offered.filter(({ slug }) => item.popularExtras.includes(slug));
  const others = offered.filter((extra) => !popular.includes(extra));
  const moreExtras = interpolate(messages.moreExtras, { count: others.length });
  return (
    <Section surface="sand" labelledBy={anchors.package.total}>
      <ChoiceForm className="group/choice space-y-10">
        <fieldset>
          <legend className="mb-1">
            <h2 id={anchors.package.total} className="text-3xl">
              {messages.heading} <ExampleTag entries={examples} />
            </h2>
          </legend>
          <p className="mb-5 text-quiet">{messages.pricesOfClasses}</p>
          <HotelClassCards item={item} />
          <p className="mt-4 text-quiet">
            {mixedClassesText(offered)}{' '}
            {hotelsRoute && <TextLink href={hotelsRoute}>{messages.roomsOfClasses}</TextLink>}
          </p>
        </fieldset>
        <fieldset>
          <legend className="mb-1">
            <h3 className="text-2xl">{messages.popularExtras}</h3>
          </legend>
          <p className="mb-4 text-quiet">{messages.pricesOfExtras}</p>
          <ExtraCards extras={popular} item={item} />
          <div className="mt-6">
            <CollapsibleRow id="more-extras" heading={moreExtras}>
              <ExtraCards extras={others} item={item} />
            </CollapsibleRow>
          </div>
        </fieldset>
        <TotalPanel item={item} />
      </ChoiceForm>
    </Section>
  );
}

function TotalPanel({ item }: { item: Package }) {
  return (
    <div className="grid gap-x-12 bg-brand p-5 text-paper md:grid-cols-2 md:grid-rows-[auto_1fr] md:p-8">
      <div className="mb-6 space-y-5">
        <h3 className="text-2xl">{messages.total}</h3>
        <PartyFields party={item.party} />
        <p className="text-base opacity-85">
          <a href={messages.group.href} className="underline underline-offset-4">
            {messages.group.label}
          </a>
        </p>
      </div>
      <Island
        name="trip-total"
        when={['stored:day', 'stored:choice']}
        // Until the code and the tariff have loaded after a choice, the total of the listed package is pale.
        className="peer/total md:col-start-2 md:row-span-2 md:row-start-1 not-data-hydrated:group-has-[:checked:not(:default)]/choice:opacity-50 data-loading:opacity-50"
        component={TripTotal}
        props={{ route: routeOf(item) }}
        propsFromData={{ tariff: makeTariff() }}
      />
      {/* A selector with :has(), as in group-has-data-loading, would restyle every page whenever an island loads. */}
      <p className="mt-4 hidden md:col-start-2 peer-data-loading/total:in-data-load-failed:block">
        {messages.loadFailed}
      </p>
      <div className="mt-4 space-y-4 md:row-start-2 md:mt-0">
        {item.bookEarly && <p className="font-serif text-xl text-balance">{item.bookEarly}</p>}
        <EnquiryLink item={viewOf(item)} variant="onBrand" />
        <p>{labels.price.inShort}</p>
      </div>
    </div>
  );
}
