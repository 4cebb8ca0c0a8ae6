import { ExampleTag } from '@/components/company/example-tag';
import { EnquireLink } from '@/components/contact/ask-links';
import { islandAttributes } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import { isForFamilies, type Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import {
  ageInWords,
  classes,
  extras,
  extrasFor,
  optionsData,
  tripDataOf,
} from '@/lib/content/query/trip-options';
import { itemLinkOf } from '@/lib/item-types/views';
import { formatRupees } from '@/lib/money';
import { asSentence } from '@/lib/text/sentence';
import {
  applyChoice,
  minParty,
  parseChoice,
  type TripData,
  travellerKinds,
} from '@/lib/trip-options/choice';
import { parts } from '@/lib/trip-options/total';
import { ClassChoice, ExtraCard } from './option-cards';
import type { TripOptionsData } from './trip-options.island';

const messages = labels.tripOptions;
/** The entries from which the sums are calculated. One of them may be an example. */
const examples = [...classes, ...extras, terms.perPerson, terms.deposit];

/** Hotels by class, extras that fit the trip, and one total for the party and the day (trip-options.island.ts). */
export function TripOptions({ item }: { item: Package }) {
  const trip = tripDataOf(item);
  const offered = extrasFor(item);
  const { sums, lines } = applyChoice(optionsData, trip, parseChoice(null));
  const data: TripOptionsData = {
    ...optionsData,
    trip,
    extras: optionsData.extras.filter(({ slug }) => trip.extras.includes(slug)),
  };
  const island = islandAttributes('trip-options', 'visible', data);
  return (
    <Section surface="sand" labelledBy="options" compact>
      <form className="space-y-10" autoComplete="off" {...island}>
        <fieldset>
          <legend className="mb-5">
            <h2 id="options" className="text-3xl">
              {messages.heading} <ExampleTag of={examples} />
            </h2>
          </legend>
          <ClassChoice item={item} />
          <p className="mt-4 text-quiet">{messages.orSimilar}</p>
        </fieldset>
        {offered.length > 0 && (
          <fieldset>
            <legend className="mb-4">
              <h3 className="text-2xl">{messages.extras}</h3>
            </legend>
            <ul className="grid gap-2 md:grid-cols-2 md:gap-3 xl:grid-cols-3">
              {offered.map((extra) => (
                <ExtraCard
                  key={extra.slug}
                  extra={extra}
                  note={isForFamilies(item) ? ageInWords(extra) : ''}
                  unit={extra.per === 'person' ? '' : messages.per[extra.per]}
                />
              ))}
            </ul>
          </fieldset>
        )}
        <div
          data-sums
          hidden={!trip.hasPrice && sums.total === 0}
          className="grid gap-x-12 gap-y-6 bg-deep p-5 text-paper md:grid-cols-2 md:p-8"
        >
          <div className="space-y-5">
            <h3 className="text-2xl">{trip.hasPrice ? messages.total : messages.soFar}</h3>
            <PartyFields party={trip.party} />
            <p className="text-base opacity-85">
              <a href={messages.group.href} className="underline underline-offset-4">
                {messages.group.label}
              </a>
            </p>
            <p data-without-day className="text-base opacity-85">
              <a href="#dates" className="underline underline-offset-4">
                {asSentence(messages.chooseDay)}
              </a>
            </p>
          </div>
          <div>
            <Total {...{ trip, sums, lines }} />
            <EnquireLink about={itemLinkOf(item)} variant="onDeep" className="mt-4" />
          </div>
        </div>
      </form>
    </Section>
  );
}

/** The fields for the numbers of travellers. */
function PartyFields({ party }: Pick<TripData, 'party'>) {
  return (
    <div className="grid grid-cols-3 items-end gap-3 noscript:hidden">
      {travellerKinds.map((kind) => (
        <label key={kind} className="text-sm leading-tight">
          {messages.ages[kind]}
          <select
            name={kind}
            defaultValue={party[kind]}
            className="mt-1 block min-h-12 w-full border-2 border-deep/60 bg-white px-3 text-base text-ink"
          >
            {Array.from(
              { length: optionsData.maxParty[kind] - minParty[kind] + 1 },
              (_, more) => minParty[kind] + more,
            ).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

type TotalProps = { trip: TripData } & Pick<ReturnType<typeof applyChoice>, 'sums' | 'lines'>;

/** The total and its parts. Without scripts: the total for the default party in the first class. */
function Total({ trip, sums, lines }: TotalProps) {
  const rows = [...parts, ...(trip.hasPrice ? (['deposit', 'balance'] as const) : [])];
  return (
    <>
      <output className="block">
        <span data-line="choice" className="block">
          {lines.choice}
        </span>
        <strong data-sum="total" className="tabular block font-serif text-4xl font-normal">
          {formatRupees(sums.total)}
        </strong>
        <span data-line="adultsOnly" className="mt-2 block text-base empty:hidden">
          {lines.adultsOnly}
        </span>
        <span data-line="outOfSeason" className="mt-2 block text-base empty:hidden">
          {lines.outOfSeason}
        </span>
      </output>
      <dl className="tabular mt-3 text-base">
        {rows.map((row) => (
          <div
            key={row}
            hidden={sums[row] === 0}
            className="flex justify-between gap-4 border-t border-white/25 py-1.5"
          >
            <dt>{row === 'trip' && !trip.hasPrice ? messages.hotels : messages.rows[row]}</dt>
            <dd data-sum={row}>{formatRupees(sums[row])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
