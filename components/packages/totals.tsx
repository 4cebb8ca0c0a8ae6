import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { formatRupees, type SumName, splitDeposit, sumNames } from '@/lib/money';
import { asSentence } from '@/lib/text/sentence';

const words = labels.totals;

type Props = { price: NonNullable<Package['price']> };

/**
 * What a package with a price comes to, worked out for some parties by the terms: each with its sums, a line
 * for each. A day of arrival puts its own sums there (fill-trip-money.client.ts).
 */
export function Totals({ price }: Props) {
  const { who, total } = words.alone;
  return (
    <div>
      <h2 id="totals" className="text-3xl">
        {words.heading}
      </h2>
      <div
        data-part="totals"
        className="mt-4 grid gap-x-16 gap-y-8 md:grid-cols-2 lg:grid-cols-text-panel"
      >
        {words.parties.map(({ adults, text, note }) => {
          const sums = splitDeposit(price.now * adults, terms.deposit.percent);
          return <Party key={text} who={text} sums={sums} note={note} />;
        })}
      </div>
      <p className="mt-4 max-w-none text-base text-quiet">
        {terms.season.surcharge && <span data-part="surcharge">{asSentence(words.basis)}</span>}
        {` ${asSentence(`${who}: ${total}`)}`}
      </p>
    </div>
  );
}

type PartyProps = {
  who: string;
  sums: Record<SumName, number>;
  note: string | undefined;
};

/** A party and its sums. An amount that has no room beside its label stands whole in the next line. */
function Party({ who, sums, note }: PartyProps) {
  return (
    <div className="paired">
      <h3 className="text-xl leading-tight">{who}</h3>
      <div className="mt-3 text-base leading-snug">
        <dl className="tabular">
          {sumNames.map((name) => (
            <div key={name} className="flex flex-wrap gap-x-6 border-t border-line py-2">
              <dt className="flex-1 basis-24 text-quiet">{words[name]}</dt>
              <dd data-part={name}>{formatRupees(sums[name])}</dd>
            </div>
          ))}
        </dl>
        {note && <p className="text-quiet">{asSentence(note)}</p>}
      </div>
    </div>
  );
}
