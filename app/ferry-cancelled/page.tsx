import { PlainBanner } from '@/components/banner/plain-banner';
import { EnquirySection } from '@/components/enquiry/enquiry-section';
import { FerryHelp } from '@/components/ferries/ferry-help';
import { AdvicePart, AdviceRows, HourByHour } from '@/components/ferries/ferry-parts';
import { OperatorList } from '@/components/ferries/operator-list';
import { PageData } from '@/components/seo/page-data';
import { Section } from '@/components/ui/section';
import { checkedLine } from '@/lib/content/query/looked-up';
import { ferryCancelled } from '@/lib/content/query/planning';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.ferryCancelled));

export default function FerryCancelledPage() {
  const { banner, operators, ask } = pages.ferryCancelled;
  const [first, ...others] = ferryCancelled;
  const days = new Set(ferryCancelled.map(({ checked }) => checked));
  const dated = days.size > 1;
  return (
    <>
      <PageData route={routes.ferryCancelled} />
      <PlainBanner {...banner} />
      <FerryHelp
        first={first && <HourByHour {...first} dated={dated} />}
        ships={
          <AdvicePart id="operators" heading={operators.heading}>
            <p>{operators.lead}</p>
            <OperatorList />
          </AdvicePart>
        }
      >
        <AdviceRows advice={others} dated={dated} />
        {!dated && <p className="mt-3 text-base text-quiet">{[...days].map(checkedLine)}</p>}
      </FerryHelp>
      <Section surface="sand" compact>
        <EnquirySection name="ferry" texts={ask} wide urgent />
      </Section>
    </>
  );
}
