import type { ComponentProps, ReactNode } from 'react';
import { type Extra, labels } from '@/lib/content/query/all-content';
import type { Package } from '@/lib/content/query/packages';
import {
  countsAdultsOnly,
  maxParty,
  maxPeople,
  minParty,
  type Party,
  travellerKinds,
  twoAdults,
} from '@/lib/trips/choice';
import { nightPlacesOf } from '@/lib/trips/tariff';

const { ages, howMany, everyone, allNights } = labels.choice;

/** Fields for who travels. They show the package's party until the visitor changes it. */
export function PartyFields({ party = twoAdults }: { party: Party | undefined }) {
  return (
    <div className="flex flex-wrap items-end gap-3 *:flex-[4rem] noscript:hidden">
      {travellerKinds.map((kind) => (
        <NumberField
          key={kind}
          className="block"
          label={ages[kind]}
          name={kind}
          defaultValue={party[kind]}
          min={minParty[kind]}
          max={maxParty[kind]}
        />
      ))}
    </div>
  );
}

/** A field for the number of people, or of nights, that a chosen extra is for; its default is the extra's, or all. */
export function ExtraField({ extra, item }: { extra: Extra; item: Package }) {
  const { slug, per, minAge, defaultPeople, places, upgrade } = extra;
  if (upgrade || (per !== 'person' && per !== 'personNight' && per !== 'roomNight')) return null;
  const name = per === 'person' ? 'people' : 'nights';
  const allPeople = countsAdultsOnly(extra) ? everyone.adults : everyone.all;
  const nights = nightPlacesOf(item.itinerary).filter((place) => places.includes(place));
  return (
    <NumberField
      className="mt-2 hidden items-center gap-3 ps-9 group-has-[input:checked]/card:flex"
      label={
        <span className="flex-none">
          <span className="sr-only">{extra.name}: </span>
          {howMany[name]}
        </span>
      }
      name={name}
      data-extra={slug}
      data-min-age={minAge}
      defaultValue={defaultPeople ?? ''}
      min={1}
      max={name === 'people' ? maxPeople(extra, maxParty) : nights.length}
    >
      {!defaultPeople && <option value="">{name === 'people' ? allPeople : allNights}</option>}
    </NumberField>
  );
}

/** `children` are options before the numbers. */
type NumberFieldProps = ComponentProps<'select'> & { label: ReactNode; min: number; max: number };

function NumberField({ className, label, min, max, children, ...select }: NumberFieldProps) {
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <label className={`text-sm leading-tight ${className}`}>
      {label}
      <select
        {...select}
        className="mt-1 block min-h-12 w-full border-2 border-strong/60 bg-panel px-3 text-base text-ink"
      >
        {children}
        {numbers.map((number) => (
          // The value stays when a translator changes the digits of the text.
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}
