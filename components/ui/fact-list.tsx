import type { Fact } from '@/lib/item-types/item-view';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { LinkItems } from './link-list';

type Props = {
  facts: readonly Fact[];
  /** Whether values are below their labels on phones and tablets, because they are long. */
  stacked?: boolean;
};

const linkStyle =
  'inline-block min-h-6 underline underline-offset-4 hover:text-lagoon on-brand:hover:text-shallow';

/** A list of labels with values, which begin after the longest label. Renders nothing without facts. */
export function FactList({ facts, stacked }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid w-full grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-5 divide-y divide-line border-t border-line text-base leading-snug on-brand:divide-white/30 on-brand:border-white/30">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={`col-span-full grid grid-cols-subgrid py-2 narrow:block ${stacked ? 'max-lg:block' : ''}`}
        >
          <dt className="text-quiet on-brand:text-paper/85">{label}</dt>
          <dd className="tabular font-medium first-letter:uppercase">
            {typeof value === 'string' ? (
              withNoBreakSpaces(value)
            ) : (
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                <LinkItems links={value} link={linkStyle} />
              </ul>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
