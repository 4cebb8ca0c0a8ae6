import type { ComponentProps } from 'react';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { LinkItems } from './link-list';

type Props = {
  facts: readonly { label: string; value: string | ComponentProps<typeof LinkItems>['links'] }[];
  /** Whether it is at the top of a box, whose edge replaces the first line. */
  boxed?: boolean;
  /** Whether values are below their labels on phones and tablets, because they are long. */
  stacked?: boolean;
};

const linkStyle = 'inline-block min-h-6 underline underline-offset-4 hover:text-lagoon';

/** A list of labels with values. Renders nothing without facts. */
export function FactList({ facts, boxed, stacked }: Props) {
  if (facts.length === 0) return null;
  return (
    <dl
      className={`w-full divide-y divide-line border-line text-base leading-snug ${boxed ? 'border-b' : 'border-t'}`}
    >
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={`grid gap-x-3 py-2 narrow:block ${stacked ? 'grid-cols-[minmax(7.5rem,22%)_1fr] max-lg:block' : 'grid-cols-[minmax(6.25rem,33%)_1fr]'}`}
        >
          <dt className="text-quiet">{label}</dt>
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
