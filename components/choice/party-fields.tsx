import type { ComponentProps, ReactNode } from 'react';
import { labels } from '@/lib/content/query/content';
import type { Extra } from '@/lib/content/query/extras';
import { terms } from '@/lib/content/query/terms';
import {
  isForAdultsOnly,
  minParty,
  type Party,
  peopleOldEnough,
  travellerKinds,
  twoAdults,
} from '@/lib/trips/choice';
import { maxParty } from '@/lib/trips/plan-trip';

const { ages, howMany, everyone, allNights } = labels.choice;

const max = maxParty(terms);

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
          max={max[kind]}
        />
      ))}
    </div>
  );
}

/** A field for how many people take an extra priced per person. */
export function PeopleField({ extra }: { extra: Extra }) {
  const all = isForAdultsOnly(extra) ? everyone.adults : everyone.all;
  return <ExtraField extra={extra} name="people" all={all} max={peopleOldEnough(extra, max)} />;
}

/** A field for how many of its nights an extra is for. */
export function NightsField({ extra, nights }: { extra: Extra; nights: number }) {
  return <ExtraField extra={extra} name="nights" all={allNights} max={nights} />;
}

type ExtraFieldProps = { extra: Extra; name: keyof typeof howMany; all: string; max: number };

/** A field for a number, by default all. It is shown once the extra is ticked. */
function ExtraField({ extra, name, all, max }: ExtraFieldProps) {
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
      data-extra={extra.slug}
      data-min-age={extra.minAge}
      defaultValue=""
      min={1}
      max={max}
    >
      <option value="">{all}</option>
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
        className="mt-1 block min-h-12 w-full border-2 border-deep/60 bg-white px-3 text-base text-ink"
      >
        {children}
        {numbers.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </label>
  );
}
