import { PageBanner } from '@/components/banner/page-banner';
import { CallList } from '@/components/contact/phone-numbers';
import { EnquirySection } from '@/components/enquiry/enquiry-section';
import { GuideRows, LongAnswer } from '@/components/guide/guide-rows';
import { Topic } from '@/components/guide/page-with-contents';
import { PhraseList } from '@/components/guide/phrase-list';
import { ScheduleLinks } from '@/components/items/schedule-links';
import { buttonStyle } from '@/components/ui/button-style';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { withPhones } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import { Container, Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { chatHref, smsHref } from '@/lib/contact/hrefs';
import { company, emergency, ferryCancelled, labels, pages } from '@/lib/content/query/all-content';
import { ferryPhrases } from '@/lib/content/query/guide';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import { pageMetadata } from '@/lib/pages/metadata';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.ferryCancelled);

const { banner, ask, now, operators, messages, phrases } = pages.ferryCancelled;
const [phone] = company.phones;
const [firstEntry, ...otherEntries] = ferryCancelled;
const ids = anchors.ferryCancelled;

const gridStyle = 'grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]';

export default function FerryCancelledPage() {
  return (
    <>
      <PageBanner route={routes.ferryCancelled} {...banner} hideImage />
      <FerryCancelled />
      <Section>
        <EnquirySection formName="ferryCancelled" {...ask} urgent />
      </Section>
    </>
  );
}

/** Help for travellers whose ferry is cancelled. On phones, the first screen says what to do and whom to call. */
function FerryCancelled() {
  return (
    <Container
      className={`gap-x-16 gap-y-8 py-6 print:block print:space-y-12 md:gap-y-12 md:py-10 lg:py-20 ${gridStyle}`}
    >
      <FirstSteps />
      <div className="space-y-8 md:space-y-14 lg:col-start-2 lg:row-start-1 lg:row-span-2">
        <Topic id={ids.call} heading={emergency.heading} lead={now.call}>
          <CallList />
        </Topic>
        <div className="print:hidden">
          <Topic id={ids.operators} heading={operators.heading} lead={operators.lead}>
            <FerryOperatorList />
          </Topic>
        </div>
        {/* Any crop must show the ticket counter and the ferry. Beside the text, the picture is upright. */}
        <Picture
          image={banner.image}
          sizes="(min-width: 1024px) 720px, 100vw"
          className="print:hidden aspect-2/1 w-full object-cover object-[84%_100%] lg:sticky lg:top-[calc(--theme(--spacing-header)+--spacing(10))] lg:aspect-5/6"
        />
      </div>
      <div className="space-y-8 md:space-y-12">
        {firstEntry && (
          <Topic id={firstEntry.id} heading={firstEntry.heading}>
            <p className="mb-4 font-medium">{withPhones(firstEntry.short)}</p>
            <div className="space-y-3">
              <LongAnswer entry={firstEntry} />
            </div>
          </Topic>
        )}
        <FerryMessages />
        <div className="print:break-inside-avoid">
          <Topic id="phrases" heading={phrases}>
            <PhraseList phrases={ferryPhrases} />
            <p className="mt-3">
              <TextLink href={routes.phrases}>{pages.phrases.banner.heading}</TextLink>
            </p>
          </Topic>
        </div>
        <div>
          <GuideRows entries={otherEntries} level={2} />
        </div>
      </div>
    </Container>
  );
}

function FirstSteps() {
  return (
    <section aria-labelledby={ids.now}>
      <SectionHeading id={ids.now} heading={now.heading} size="part" />
      <ol className="mt-3 md:text-xl">
        {now.steps.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline border-t border-line py-2"
          >
            <span aria-hidden className="font-serif text-2xl leading-none text-lagoon">
              {index + 1}
            </span>
            <span className="font-medium leading-snug">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FerryOperatorList() {
  return (
    <ul className="border-b border-line text-base">
      {itemsOfType('ferryOperator').map((operator) => (
        <li
          key={operator.slug}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3"
        >
          <TextLink href={routeOf(operator)}>{operator.name}</TextLink>
          <ScheduleLinks operator={operator} />
        </li>
      ))}
    </ul>
  );
}

/** Prepared messages with blanks to fill in, which open in the SMS app or in a chat. */
function FerryMessages() {
  return (
    <Topic id="messages" heading={messages.heading} lead={messages.lead}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {[...messages.others, { ...messages.us, phone }].map((message) => (
          <Message key={message.to} {...message} />
        ))}
      </ul>
    </Topic>
  );
}

function Message({ to, text, phone }: { to: string; text: string; phone?: string | undefined }) {
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="text-xl leading-tight">{to}</h3>
      <p>{text}</p>
      <p className="print:hidden mt-auto flex flex-wrap gap-2">
        <a href={smsHref(text, phone)} className={buttonStyle('quiet')}>
          {messages.sms}
        </a>
        <NewTabLink
          href={chatHref(text, { phone })}
          newTabNote={labels.general.opensNewTab}
          className={buttonStyle('quiet')}
        >
          {messages.chat}
        </NewTabLink>
      </p>
    </li>
  );
}
