import { OperatorList } from '@/components/details/operator-list';
import { sitePage } from '@/components/kinds/site-pages';
import { PlainBanner } from '@/components/layout/plain-banner';
import { FerryHelp } from '@/components/sections/ferry-help';
import { FerryAdvice, Part } from '@/components/sections/ferry-parts';
import { NextStep } from '@/components/sections/next-step';
import { PageData } from '@/components/seo/page-data';
import { itemsOf } from '@/lib/content/items';
import { getFerryCancelled } from '@/lib/content/planning';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.ferryCancelled));

export default function FerryCancelledPage() {
  const { banner, operators, ask } = pages.ferryCancelled;
  const advice = getFerryCancelled();
  const ships = { id: 'operators', heading: operators.heading };
  return (
    <>
      <PageData route={routes.ferryCancelled} />
      <PlainBanner {...banner} />
      <FerryHelp entries={[...advice.slice(0, 1), ships, ...advice.slice(1)]}>
        <FerryAdvice advice={advice}>
          <Part {...ships}>
            <p>{operators.lead}</p>
            <OperatorList operators={itemsOf('operator')} />
          </Part>
        </FerryAdvice>
      </FerryHelp>
      <NextStep texts={ask} />
    </>
  );
}
