'use client';

import type { ComponentProps } from 'react';
import { readChoice, saveChoice } from '@/components/storage/choice-store';
import { useChoice, useDay } from '@/components/storage/use-stored';
import type { labels } from '@/lib/content-files';
import type { DataFiles } from '@/lib/data-files/data-files';
import { dayInIndia } from '@/lib/dates/calendar-day';
import type { PageLink } from '@/lib/routes/routes';
import { interpolate } from '@/lib/text/interpolate';
import { changeExtra, offeredChoice } from '@/lib/trips/choice';
import { minParty, type Party, travellerKinds } from '@/lib/trips/party';
import { planTrip, type Trip } from '@/lib/trips/plan-trip';
import type { Offer, Tariff } from '@/lib/trips/tariff';
import { peopleFor } from '@/lib/trips/total';
import { totalInWords } from '@/lib/trips/total-words';

type Labels = (typeof labels)['tripOptions'];
type Messages = Pick<Labels, 'ages' | 'group' | 'total' | 'howMany' | 'untick'> & {
  /** A link to the field for the day of arrival. */
  chooseDay: PageLink;
};

export type TripTotalProps = { offer: Offer; messages: Messages; data: Pick<DataFiles, 'tariff'> };

/** The party, and the total of a package for what the visitor has chosen. Without scripts, nothing is chosen. */
export function TripTotal({ offer, messages, data: { tariff } }: TripTotalProps) {
  const day = useDay();
  const trip = planTrip(tariff, offer, useChoice(), { arrival: day, today: dayInIndia() });
  const total = totalInWords(trip, tariff.rates, tariff.messages);
  return (
    <>
      <div className="space-y-5 md:row-span-2">
        <h3 className="text-2xl">{messages.total}</h3>
        <PartyFields party={trip.party} tariff={tariff} ages={messages.ages} />
        <ExtraCounts trip={trip} howMany={messages.howMany} />
        <SmallLink {...messages.group} />
        {!day && <SmallLink {...messages.chooseDay} />}
      </div>
      <div tabIndex={-1} className="md:row-start-1 md:col-start-2">
        <output className="block">
          <span className="block">{total.line}</span>
          <strong className="tabular block font-serif text-4xl font-normal">{total.sum}</strong>
          {total.notes.map((note) => (
            <span key={note} className="mt-2 block text-base">
              {note}
            </span>
          ))}
        </output>
        <UnfitExtras trip={trip} untick={messages.untick} />
        <dl className="tabular mt-3 text-base">
          {total.rows.map(({ label, sum }) => (
            <div key={label} className="flex justify-between gap-4 border-t border-white/25 py-1.5">
              <dt>{label}</dt>
              <dd>{sum}</dd>
            </div>
          ))}
        </dl>
      </div>
    </>
  );
}

function SmallLink({ href, label }: PageLink) {
  return (
    <p className="text-base opacity-85">
      <a href={href} className="underline underline-offset-4">
        {label}
      </a>
    </p>
  );
}

/** Stores the numbers that the visitor has chosen before React starts. The options that the server chose are marked. */
export function takeOverParty(island: HTMLElement, { offer, data: { tariff } }: TripTotalProps) {
  const fields = [...island.querySelectorAll('select')];
  const changed = fields.filter(({ selectedOptions: [chosen] }) => !chosen?.defaultSelected);
  const counts = changed.map(({ name, value }) => [name, Number(value)] as const);
  if (counts.length > 0) changeParty(tariff, offer.party, Object.fromEntries(counts));
}

/** Changes numbers of the stored party or, if there is none or it has become too large, of the one that is shown. */
function changeParty(tariff: Tariff, shown: Party, changed: Partial<Party>) {
  const { chosenParty = shown } = offeredChoice(tariff, readChoice());
  saveChoice({ party: { ...chosenParty, ...changed } });
}

type PartyFieldsProps = { party: Party; tariff: Tariff } & Pick<Messages, 'ages'>;

function PartyFields({ party, tariff, ages }: PartyFieldsProps) {
  return (
    <div className="flex flex-wrap items-end gap-3 *:flex-[4rem] noscript:hidden">
      {travellerKinds.map((kind) => (
        <CountField
          key={kind}
          label={ages[kind]}
          name={kind}
          value={party[kind]}
          min={minParty[kind]}
          max={tariff.maxParty[kind]}
          onChange={({ target }) => changeParty(tariff, party, { [kind]: Number(target.value) })}
        />
      ))}
    </div>
  );
}

type ExtraCountsProps = { trip: Trip } & Pick<Messages, 'howMany'>;

/** Fields for how many of the party take each extra, if more than one could. */
function ExtraCounts({ trip: { route, extras, party }, howMany }: ExtraCountsProps) {
  const maxPeople = party.adults + party.children;
  const store = (slug: string, people: number) =>
    saveChoice(changeExtra(readChoice(), { slug, packageRoute: route, people }));
  return extras
    .filter(({ per }) => per === 'person' && maxPeople > 1)
    .map((extra) => (
      <CountField
        key={extra.slug}
        label={interpolate(howMany, { extra: extra.name })}
        name={extra.slug}
        value={peopleFor(extra, party)}
        min={1}
        max={maxPeople}
        onChange={({ target }) => store(extra.slug, Number(target.value))}
      />
    ));
}

/** Buttons that untick the extras that do not fit the trip, for which its page has no boxes. */
function UnfitExtras({ trip: { route, unfit }, untick }: { trip: Trip; untick: string }) {
  return unfit.map(({ slug, name }) => (
    <button
      key={slug}
      type="button"
      onClick={({ currentTarget }) => {
        // The button disappears, so the total gets the focus.
        currentTarget.closest<HTMLElement>('[tabindex]')?.focus();
        saveChoice(changeExtra(readChoice(), { slug, packageRoute: route, isTicked: false }));
      }}
      className="me-4 min-h-11 text-base underline underline-offset-4"
    >
      {interpolate(untick, { extra: name })}
    </button>
  ));
}

type CountFieldProps = Pick<ComponentProps<'select'>, 'name' | 'onChange'> &
  Record<'value' | 'min' | 'max', number> & { label: string };

function CountField({ label, min, max, ...field }: CountFieldProps) {
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <label className="block text-sm leading-tight">
      {label}
      <select
        {...field}
        autoComplete="off"
        className="mt-1 block min-h-12 w-full border-2 border-deep/60 bg-white px-3 text-base text-ink"
      >
        {counts.map((count) => (
          <option key={count}>{count}</option>
        ))}
      </select>
    </label>
  );
}
