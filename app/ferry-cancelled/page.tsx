import { PageBanner } from '@/components/banner/page-banner';
import { EnquirySection } from '@/components/enquiry/enquiry-section';
import { GuideRows, HourByHour } from '@/components/ferries/ferry-guide';
import { FerryHelp } from '@/components/ferries/ferry-help';
import { FerryMessages } from '@/components/ferries/ferry-messages';
import { OperatorList } from '@/components/ferries/operator-list';
import { PhraseList } from '@/components/guide/phrase-list';
import { Topic } from '@/components/guide/topic';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { ferryCancelled, ferryPhrases } from '@/lib/content/query/guide';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.ferryCancelled);

export default function FerryCancelledPage() {
  const { banner, operators, phrases, ask } = pages.ferryCancelled;
  const [first, ...others] = ferryCancelled;
  return (
    <>
      <PageJsonLd route={routes.ferryCancelled} />
      <PageBanner {...banner} plain />
      <FerryHelp
        first={
          <>
            {first && <HourByHour {...first} />}
            <FerryMessages />
            <Topic id="phrases" heading={phrases}>
              <PhraseList phrases={ferryPhrases} />
              <p className="mt-3">
                <TextLink href={routes.phrases}>{pages.phrases.banner.heading}</TextLink>
              </p>
            </Topic>
          </>
        }
        ships={
          <Topic id="operators" heading={operators.heading} lead={operators.lead}>
            <OperatorList />
          </Topic>
        }
      >
        <GuideRows entries={others} />
      </FerryHelp>
      <Section surface="sand" compact>
        <EnquirySection name="ferry" texts={ask} urgent />
      </Section>
    </>
  );
}
