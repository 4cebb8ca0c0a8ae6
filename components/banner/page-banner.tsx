import type { ReactNode } from 'react';
import { PageJsonLd } from '@/components/seo/page-json-ld';
import type { Image } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { Banner, Breadcrumb, type Step } from './banner';

type Props = {
  /** The route, for a page that has no other structured data. */
  route?: string;
  heading: string;
  /** A small line above the heading, if the breadcrumb is far from it. */
  label?: string;
  lead?: string | undefined;
  image?: Image;
  /** Leaves out the picture, so that the content starts on the first screen. */
  hideImage?: boolean;
  /** The last step of the breadcrumb. */
  crumb: string;
  /** The first step, by default HOME with its link. */
  parent?: Step;
  /** The size of the picture (see Banner). With `card`, the heading is smaller, because names are longer. */
  imageSize?: 'page' | 'card';
  /**
   * Makes the picture lower, and full-width on phones and tablets. For lists, for pages that start with a form, and for
   * pictures that must not be cropped.
   */
  compact?: boolean;
  /** Links and buttons under the lead. */
  children?: ReactNode;
};

/** The top of a page: picture, breadcrumb, heading and lead, with structured data for search engines. */
export function PageBanner(props: Props) {
  const { route, heading, label, lead, image, hideImage, crumb, parent, imageSize, compact } =
    props;
  const isCard = imageSize === 'card';
  const text = (
    <>
      {route && <PageJsonLd route={route} />}
      <Breadcrumb first={parent} last={{ label: crumb }} />
      {label && <p className="mt-5 text-label font-semibold text-shallow uppercase">{label}</p>}
      <h1 className={`mt-3 ${isCard ? 'text-title' : 'text-banner'}`}>{heading}</h1>
      {lead && <p className={`mt-5 ${isCard ? '' : 'max-w-lg'} text-lead text-balance`}>{lead}</p>}
      {props.children}
    </>
  );
  if (!image || hideImage) {
    return (
      <div className="bg-brand pt-header text-paper print:pt-0">
        <Container className="py-6 md:py-14">{text}</Container>
      </div>
    );
  }
  return (
    <Banner
      image={image}
      imageSize={imageSize}
      className={`pt-header print:pt-0 ${compact ? 'compact-banner' : ''}`.trim()}
    >
      {text}
    </Banner>
  );
}
