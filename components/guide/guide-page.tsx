import type { ReactNode } from 'react';
import { PageBanner } from '@/components/banner/page-banner';
import { barActionStyle, buttonStyle } from '@/components/ui/button-style';
import { Section, SectionHeading } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

type Props = {
  /** The key of its route and its texts. */
  page: 'beforeYouTravel' | 'prices' | 'questions' | 'whenToGo';
  /** The content between the banner and the next step. */
  children: ReactNode;
};

/** A guide page. It ends with an invitation to ask, which small screens show in the bar. */
export function GuidePage({ page, children }: Props) {
  const { banner, ask } = pages[page];
  const { action, ...heading } = ask;
  return (
    <>
      <PageBanner route={routes[page]} {...banner} compact />
      {children}
      <div className="print:hidden">
        <Section surface="brand" labelledBy={anchors.guide.next} spacious>
          <SectionHeading id={anchors.guide.next} {...heading} />
          <a href={action.href} className={`${buttonStyle('onBrand')} mt-8`}>
            {action.label}
          </a>
          <a href={action.href} className={barActionStyle}>
            {action.label}
          </a>
        </Section>
      </div>
    </>
  );
}
