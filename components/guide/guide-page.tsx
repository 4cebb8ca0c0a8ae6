import type { ComponentProps, ReactNode } from 'react';
import { PageBanner } from '@/components/banner/page-banner';
import { barActionStyle, buttonStyle } from '@/components/ui/button-style';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { anchors } from '@/lib/routes';

type Props = {
  route: string;
  banner: ComponentProps<typeof PageBanner>;
  /** The next step for visitors with further questions. Small screens also show it in the bar. */
  next: {
    label: string;
    heading: string;
    lead?: string | undefined;
    action: { label: string; href: string };
  };
  /** Its structured data; by default those of any page. */
  structuredData?: ReactNode;
  /** The content between the banner and the next step. */
  children: ReactNode;
};

/** The layout of a guide page. */
export function GuidePage({ route, banner, next, structuredData, children }: Props) {
  const { action, ...heading } = next;
  return (
    <>
      {structuredData}
      <PageBanner {...banner} route={structuredData ? undefined : route} lowPicture />
      {children}
      <div className="print:hidden">
        <Section surface="deep" labelledBy={anchors.guide.next}>
          <SectionHeading id={anchors.guide.next} {...heading} />
          <a href={action.href} className={`${buttonStyle('onDeep')} mt-8`}>
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
