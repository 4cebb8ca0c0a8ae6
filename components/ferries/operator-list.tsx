import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { TextLink, textLink } from '@/components/ui/text-link';
import { type Operator, schedulesOf } from '@/lib/content/query/ferries';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { capitalize } from '@/lib/text/sentence';

/** All operators by name, each with the links to its own pages, where it says what sails. */
export function OperatorList() {
  return (
    <ul className="border-b border-line text-base">
      {itemsOf('operator').map((operator) => (
        <li
          key={operator.slug}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3"
        >
          <TextLink href={routeOf(operator)}>{operator.name}</TextLink>
          <ScheduleLinks operator={operator} short />
        </li>
      ))}
    </ul>
  );
}

type Props = {
  operator: Operator;
  /** Whether the operator's name stands beside the links: then they say it to screen readers alone. */
  short?: boolean;
};

/** Links to an operator's own pages with fares or sailings, or a button that says that there is none. */
export function ScheduleLinks({ operator, short = false }: Props) {
  const schedules = schedulesOf(operator);
  if (schedules.length === 0) return <NoSchedule />;
  return (
    <p className="flex flex-wrap gap-x-4">
      {schedules.map(({ id, label, href }) => (
        <ExternalLink
          key={id}
          href={href}
          newTabNote={labels.opensNewTab}
          className="inline-flex min-h-6 items-center gap-1 font-semibold text-lagoon underline underline-offset-4 hover:text-deep"
        >
          {short ? <Short label={label} /> : label}
          <Icon name="arrow-up-right" className="size-4" />
        </ExternalLink>
      ))}
    </p>
  );
}

/** "Fares and schedule" of "Makruzz: fares and schedule"; the name is only read aloud. */
function Short({ label }: { label: string }) {
  const [name, what] = label.split(': ');
  if (!what) return label;
  return (
    <>
      <span className="sr-only">{name}: </span>
      {capitalize(what)}
    </>
  );
}

/** Says so when it is pressed. */
function NoSchedule() {
  return (
    <details>
      <summary className={textLink}>{labels.schedule}</summary>
      <p>{labels.noSchedule}</p>
      <p className="text-quiet">{labels.askSchedule}</p>
    </details>
  );
}
