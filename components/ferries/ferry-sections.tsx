import { ItemCard } from '@/components/items/item-card';
import { ScheduleLinks } from '@/components/items/schedule-links';
import { DataTable } from '@/components/ui/data-table';
import { ExampleTag } from '@/components/ui/example-tag';
import { FactList } from '@/components/ui/fact-list';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { extras, ferryRules, labels, pages } from '@/lib/content/query/all-content';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { factsOfAllFerryRoutes, fareAndRefundFacts, ruleOf } from '@/lib/item-types/ferries';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { asSentence } from '@/lib/text/sentence';

const { ferryOperators, ferryRoutes } = pages.ferries;

/** The ferry routes with a note about their times or, with `showRules`, the rules of all routes. */
export function FerryRoutes({ showRules = false }: { showRules?: boolean }) {
  return (
    <Section surface="brand" labelledBy={anchors.ferries.routes}>
      <SectionHeading id={anchors.ferries.routes} {...ferryRoutes} className="mb-6" />
      {!showRules && (
        <p className="-mt-3 mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <span className="text-lead text-paper/85">{asSentence(ferryRules.timeOnBoard.note)}</span>
          <a
            href={routes.ferryCancelled}
            className="font-semibold underline underline-offset-4 hover:text-shallow"
          >
            {labels.ferries.cancelled}
          </a>
        </p>
      )}
      <div className="card-list grid gap-x-8 gap-y-3 print:grid-cols-2 md:auto-rows-fr md:grid-cols-2 md:gap-y-8">
        {itemsOfType('ferryRoute').map((item) => (
          <ItemCard key={item.slug} item={item} />
        ))}
      </div>
      {showRules && <FerryRules />}
    </Section>
  );
}

function FerryRules() {
  return (
    <>
      <h3 id={anchors.ferries.rules} className="mt-12 mb-5 text-3xl">
        {labels.ferries.everyFerry} <ExampleTag entries={extras} />
      </h3>
      <div className="bg-panel p-5 text-ink md:p-8">
        <FactList facts={[...factsOfAllFerryRoutes(), ...fareAndRefundFacts]} />
      </div>
    </>
  );
}

/** The operators side by side: what they say about luggage, and the links to their own pages. */
export function FerryOperatorTable() {
  return (
    <Section surface="sand" labelledBy="operators">
      <SectionHeading
        id="operators"
        heading={labels.ferries.operators}
        size="part"
        className="mb-6"
      />
      <DataTable
        caption={labels.ferries.operators}
        columns={[
          { id: 'name', heading: ferryOperators.label },
          { id: 'luggage', heading: ferryRules.luggage.label },
          { id: 'schedule', heading: labels.ferries.schedule },
        ]}
        rows={itemsOfType('ferryOperator').map((operator) => ({
          id: `ship-${operator.slug}`,
          head: <TextLink href={routeOf(operator)}>{operator.name}</TextLink>,
          cells: {
            luggage: ruleOf(operator, 'luggage').value,
            schedule: <ScheduleLinks operator={operator} />,
          },
        }))}
      />
    </Section>
  );
}
