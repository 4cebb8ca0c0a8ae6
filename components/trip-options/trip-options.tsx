import { EnquireLink } from '@/components/contact/ask-links';
import { islandAttributes } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { itineraryOf } from '@/lib/content/query/itinerary';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { classesOf, extrasFor, rates } from '@/lib/content/query/trip-options';
import { itemLinkOf } from '@/lib/item-types/item-types';
import { formatRupees } from '@/lib/money';
import { interpolate } from '@/lib/text/interpolate';
import { asSentence } from '@/lib/text/sentence';
import { partyInWords } from '@/lib/trip-options/party-in-words';
import { type Party, totalOf } from '@/lib/trip-options/total';
import { ClassCards } from './class-cards';
import { ExtraList } from './extra-list';
import type { TripOptionsData } from './trip-options.island';

const messages = labels.options;

/** How many may be chosen of each. */
const most: Party = { adults: 12, children: 6, toddlers: 4 };

/** For whom a trip's totals are at first: a family has a child. */
export function partyOf({ collection }: Pick<Package, 'collection'>): Party {
  return { adults: 2, children: collection === 'familyPackages' ? 1 : 0, toddlers: 0 };
}

/** What a trip's totals are worked out from. */
export function offerOf(item: Package): TripOptionsData {
  return {
    route: itemLinkOf(item).route,
    messages,
    rates,
    hasPrice: item.price !== undefined,
    nights: item.itinerary.length - 1,
    ferries: itineraryOf(item).flatMap(({ ferries }) => ferries).length,
    classes: classesOf(item).map(({ name, adds, price = adds }) => ({ name, price })),
    extras: extrasFor(item).map(({ slug, price, per, leastAge }) => ({
      ...{ slug, price, per, leastAge },
    })),
  };
}

/** Hotels by class, extras that fit the trip, and one total for the party and the day (trip-options.island.ts). */
export function TripOptions({ item }: { item: Package }) {
  const offer = offerOf(item);
  const classes = classesOf(item);
  const extras = extrasFor(item);
  const party = partyOf(item);
  const who = partyInWords(party, messages.party);
  const totalIn = (price: number) => totalOf({ ...offer, price, party, extras: [] }, rates);
  return (
    <Section surface="sand" labelledBy="options" compact>
      <form className="space-y-10" {...islandAttributes('trip-options', 'visible', offer)}>
        <fieldset>
          <legend className="mb-5">
            <h2 id="options" className="text-3xl">
              {messages.heading}
            </h2>
          </legend>
          <ClassCards
            classes={classes}
            places={item.itinerary.flatMap(({ stay }) => stay ?? [])}
            figureOf={({ adds, price }) => {
              const more =
                adds === 0
                  ? messages.listed
                  : interpolate(messages.more, { sum: formatRupees(adds) });
              return price === undefined
                ? { sum: adds === 0 ? labels.onRequest : `+ ${formatRupees(adds)}`, note: more }
                : { sum: formatRupees(totalIn(price).total), note: `${who}. ${more}` };
            }}
            choosable
          />
        </fieldset>
        {extras.length > 0 && (
          <fieldset>
            <legend className="mb-4">
              <h3 className="text-2xl">{messages.extras}</h3>
            </legend>
            <ExtraList extras={extras} inForm />
          </fieldset>
        )}
        <Total item={item} offer={offer} sums={totalIn(offer.classes[0]?.price ?? 0)} who={who} />
      </form>
    </Section>
  );
}

type TotalProps = {
  item: Package;
  offer: TripOptionsData;
  sums: ReturnType<typeof totalOf>;
  who: string;
};

/** The total and its parts. Without scripts it is that of the listed price. */
function Total({ item, offer: { hasPrice, classes }, sums, who }: TotalProps) {
  const rows = (['trip', 'extras', 'surcharge', 'deposit', 'balance'] as const).filter(
    (row) => hasPrice || row === 'extras' || row === 'surcharge',
  );
  const line = interpolate(messages.line, {
    who,
    days: messages.noDay,
    hotels: classes[0]?.name ?? '',
  });
  return (
    <div className="grid gap-x-12 gap-y-6 bg-deep p-5 text-paper md:grid-cols-2 md:p-8">
      <div className="space-y-5">
        <h3 className="text-2xl">{hasPrice ? messages.total : messages.onTop}</h3>
        <div className="grid grid-cols-3 items-end gap-3 noscript:hidden">
          {(['adults', 'children', 'toddlers'] as const).map((kind) => (
            <label key={kind} className="text-sm leading-tight">
              {messages.ages[kind]}
              <select
                name={kind}
                defaultValue={partyOf(item)[kind]}
                className="mt-1 block min-h-12 w-full border-2 border-deep/60 bg-white px-3 text-base text-ink"
              >
                {Array.from({ length: most[kind] + 1 }, (_, count) => count)
                  .filter((count) => count > 0 || kind !== 'adults')
                  .map((count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
              </select>
            </label>
          ))}
        </div>
        <p className="text-base opacity-85">
          <a href="#dates" className="underline underline-offset-4">
            {messages.chooseDay}
          </a>{' '}
          {asSentence(messages.basis)}
        </p>
      </div>
      <div>
        <output className="block">
          <span data-sum="line" className="block">
            {line}
          </span>
          <strong data-sum="total" className="tabular block font-serif text-4xl font-normal">
            {formatRupees(sums.total)}
          </strong>
        </output>
        <dl className="tabular mt-3 text-base">
          {rows.map((row) => (
            <div
              key={row}
              hidden={sums[row] === 0}
              className="flex justify-between gap-4 border-t border-white/25 py-1.5"
            >
              <dt>{messages.rows[row]}</dt>
              <dd data-sum={row}>{formatRupees(sums[row])}</dd>
            </div>
          ))}
        </dl>
        <EnquireLink about={itemLinkOf(item)} variant="onDeep" className="mt-4" />
      </div>
    </div>
  );
}
