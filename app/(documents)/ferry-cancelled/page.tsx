import { OperatorList } from '@/components/details/operator-list';
import { sitePage } from '@/components/kinds/site-pages';
import { PlainBanner } from '@/components/layout/plain-banner';
import { AdviceText } from '@/components/sections/advice';
import { HelpNumbers } from '@/components/sections/help';
import { NextStep } from '@/components/sections/next-step';
import { PageData } from '@/components/seo/page-data';
import { itemsOf } from '@/lib/content/items';
import { getFerryCancelled, help } from '@/lib/content/planning';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.ferryCancelled));

export default function FerryCancelledPage() {
  const { banner, updated, operators, ask } = pages.ferryCancelled;
  return (
    <>
      <PageData route={routes.ferryCancelled} />
      <PlainBanner {...banner} />
      <AdviceText
        advice={getFerryCancelled()}
        updated={updated}
        first={{ id: 'help', heading: help.heading, content: <HelpNumbers withCompany /> }}
        last={{
          id: 'operators',
          heading: operators.heading,
          content: (
            <>
              <p>{operators.lead}</p>
              <OperatorList operators={itemsOf('operator')} />
            </>
          ),
        }}
      />
      <NextStep texts={ask} />
    </>
  );
}
