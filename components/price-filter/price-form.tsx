import { buttonStyle } from '@/components/ui/button-style';
import { pages } from '@/lib/content/query/site';
import { everyPrice, filterParameter } from '@/lib/price-filter';
import { fillIn } from '@/lib/text/fill-in';

/** An option of the filter. */
export type Choice = {
  /** Its value in the address. */
  id: string;
  /** The number of its band, from 1, with which cards are marked; "all" for every price. */
  band: string;
  label: string;
  count: number;
  /** How many packages match, in words: read aloud. */
  matches: string;
};

/**
 * The options of the price filter in a row, which scrolls where it is too long. It submits nothing (see the
 * enquiry form), and browsers must not fill it in, because the address holds the choice.
 */
export function PriceForm({ choices }: { choices: readonly Choice[] }) {
  const { filter } = pages.packages;
  const empty = choices.filter(({ count }) => count === 0);
  return (
    <search className="min-w-0">
      <form method="dialog" autoComplete="off">
        <fieldset className="flex min-w-0 items-center gap-4">
          <legend className="float-left text-label font-semibold text-lagoon uppercase">
            {filter.legend}
          </legend>
          <div className="price-bands flex border border-deep/60">
            {choices.map((choice) => (
              <Option key={choice.id} {...choice} />
            ))}
          </div>
        </fieldset>
        {empty.length > 0 && (
          <div
            data-bands={empty.map(({ band }) => band).join(' ')}
            className="mt-6 space-y-6 border-l-4 border-coral pl-5"
          >
            <p className="text-lead">{filter.empty}</p>
            <button type="reset" className={buttonStyle('quiet')}>
              {filter.reset}
            </button>
          </div>
        )}
      </form>
    </search>
  );
}

/** The radio covers its whole segment, so that all of it can be clicked and shows the focus. */
function Option({ id, band, label, count, matches }: Choice) {
  const { spoken, none } = pages.packages.filter;
  return (
    <label
      className={`price-band tabular relative flex min-h-12 items-center justify-center bg-paper whitespace-nowrap hover:bg-sand has-checked:bg-chosen has-checked:text-on-chosen ${count ? '' : 'text-quiet'}`}
    >
      <input
        id={`band-${band}`}
        type="radio"
        name={filterParameter}
        value={id}
        data-words={JSON.stringify(fillIn(spoken, { option: label, matches }))}
        defaultChecked={id === everyPrice}
        className="absolute inset-0 cursor-pointer"
      />
      {label} ({count || none})
    </label>
  );
}
