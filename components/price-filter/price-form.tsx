import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/query/site';
import { everyPrice } from '@/lib/price-filter';
import { fillIn } from '@/lib/text/fill-in';

/** An option of the filter. */
export type Choice = {
  /** Its value in the address. */
  id: string;
  /** The position of its band, from 1, with which cards are marked; "all" for every price. */
  band: string;
  label: string;
  count: number;
  /** How many packages match, in words. */
  matches: string;
};

type Props = {
  choices: readonly Choice[];
  /** What stands below the options. */
  children: ReactNode;
};

/**
 * The options of the price filter and the number of matches. It submits nothing (see the enquiry
 * form), and browsers must not fill it in, because the address holds the choice.
 */
export function PriceForm({ choices, children }: Props) {
  const { filter } = pages.packages;
  const empty = choices.filter(({ count }) => count === 0);
  return (
    <search>
      <form method="dialog" autoComplete="off">
        <Container className="py-8 md:py-10">
          <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <fieldset className="max-lg:w-full">
              <legend className="text-label font-semibold text-lagoon uppercase">
                {filter.legend}
              </legend>
              <div className="price-bands mt-3 flex flex-wrap border border-deep/60">
                {choices.map((choice) => (
                  <Option key={choice.id} {...choice} />
                ))}
              </div>
            </fieldset>
            {choices.map(({ id, band, matches }) => (
              <p key={id} data-bands={band} className="tabular text-quiet lg:pb-2.5">
                {matches}
              </p>
            ))}
          </div>
          {empty.length > 0 && (
            <div
              data-bands={empty.map(({ band }) => band).join(' ')}
              className="mt-8 space-y-6 border-l-4 border-coral pl-5"
            >
              <p className="text-lead">{filter.empty}</p>
              <button type="reset" className={buttonStyle('quiet')}>
                {filter.reset}
              </button>
            </div>
          )}
          {children}
        </Container>
      </form>
    </search>
  );
}

/** The radio covers its whole segment, so that all of it can be clicked and shows the focus. */
function Option({ id, label, count, matches }: Choice) {
  const { spoken } = pages.packages.filter;
  return (
    <label
      className={`price-band tabular relative flex min-h-12 items-center justify-center bg-paper whitespace-nowrap hover:bg-sand has-checked:bg-chosen has-checked:text-on-chosen ${count ? '' : 'text-quiet'}`}
    >
      <input
        type="radio"
        name="price"
        value={id}
        data-spoken={fillIn(spoken, { option: label, matches })}
        defaultChecked={id === everyPrice}
        className="absolute inset-0 cursor-pointer"
      />
      {label} ({count})
    </label>
  );
}
