import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container } from '@/components/ui/section';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

type Props = {
  heading: string;
  crumb: string;
  lead?: string | undefined;
  /** What the page begins with, under the lead. */
  children?: ReactNode;
};

/** The heading of a page without a picture, so that its content begins on the first screen. */
export function PlainBanner({ heading, crumb, lead, children }: Props) {
  return (
    <div className="bg-deep pt-header text-paper">
      <Container className="py-6 md:py-14">
        <Breadcrumb
          name={labels.breadcrumb}
          trail={[{ label: labels.home, href: routes.home }]}
          current={crumb}
        />
        <h1 className="mt-3 text-banner">{heading}</h1>
        <p className="no-print mt-4 text-lead text-balance">{lead}</p>
        {children}
      </Container>
    </div>
  );
}
