import type { ReactNode } from 'react';
import { Breadcrumb, type Step } from '@/components/ui/breadcrumb';
import type { Image } from '@/components/ui/picture';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { Banner } from './banner';

type Props = {
  heading: string;
  /** The small line above the heading, where the breadcrumb is far from it. */
  label?: string;
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
export function PageBanner({
  heading,
  label,
  lead,
  crumb,
  parent,
  low,
  children,
  ...picture
}: Props) {
  const isCard = picture.shape === 'card';
  return (
    <Banner {...picture} className={`pt-header ${low ? 'low' : ''}`.trim()}>
      <Breadcrumb
        name={labels.breadcrumb}
        trail={[parent ?? { label: labels.home, href: routes.home }]}
        current={crumb}
      />
      {label && <p className="mt-5 text-label font-semibold text-shallow uppercase">{label}</p>}
      <h1 className={`mt-3 ${isCard ? 'text-title' : 'text-banner'}`}>{heading}</h1>
      {lead && <p className={`mt-5 ${isCard ? '' : 'max-w-lg'} text-lead text-balance`}>{lead}</p>}
      {children}
    </Banner>
  );
}
