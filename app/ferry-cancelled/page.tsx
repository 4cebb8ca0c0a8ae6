import { PlainBanner } from '@/components/banner/plain-banner';
import { EnquirySection } from '@/components/enquiry/enquiry-section';
import { FerryHelp } from '@/components/ferries/ferry-help';
import { AdvicePart, AdviceRows, HourByHour } from '@/components/ferries/ferry-parts';
import { OperatorList } from '@/components/ferries/operator-list';
import { PageData } from '@/components/seo/page-data';
import { Section } from '@/components/ui/section';
import { ferryCancelled, help } from '@/lib/content/query/planning';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.ferryCancelled));

export default function FerryCancelledPage() {
  const { banner, operators, ask } = pages.ferryCancelled;
  const [first, ...others] = ferryCancelled;
  // The numbers for help say it for all that was looked up on their day.
  const dated = ferryCancelled.some(({ checked }) => checked !== help.checked);
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
      </FerryHelp>
      <Section surface="sand" compact>
        <EnquirySection name="ferry" texts={ask} wide urgent />
      </Section>
    </>
  );
}
