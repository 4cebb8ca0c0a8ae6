import type { ReactNode } from 'react';
import { Breadcrumb, type Step } from '@/components/ui/breadcrumb';
import type { Image } from '@/components/ui/picture';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { Banner } from './banner';

type Props = {
  heading: string;
  lead?: string;
  image: Image;
  /** The last step of the breadcrumb. */
  crumb: string;
  /** The first step, by default HOME with its link. */
  parent?: Step;
  /** Whether the picture is a page's own or a card's, see Banner: pages of cards have longer names. */
  shape?: 'page' | 'card';
  /**
   * A lower picture on phones and tablets, across its whole width: for a list, a page that begins with a form,
   * or a picture with a part at each edge.
   */
  low?: boolean;
  /** Links and buttons under the lead. */
  children?: ReactNode;
};

/** The picture, heading and breadcrumb that open a page: 60 % of the screen's height. */
export function PageBanner({ heading, lead, image, crumb, parent, shape, low, children }: Props) {
  return (
    <Banner image={image} shape={shape} className={`pt-header ${low ? 'low' : ''}`.trim()}>
      <Breadcrumb
        name={labels.breadcrumb}
        trail={[parent ?? { label: labels.home, href: routes.home }]}
        current={crumb}
      />
      <h1 className={`mt-3 ${shape === 'card' ? 'text-title' : 'text-banner'}`}>{heading}</h1>
      {lead && (
        <p className={`mt-5 ${shape === 'card' ? '' : 'max-w-lg'} text-lead text-balance`}>
          {lead}
        </p>
      )}
      {children}
    </Banner>
  );
}
