import { notFound } from 'next/navigation';
import { PageBanner } from '@/components/layout/page-banner';
import { ServiceData } from '@/components/seo/page-data';
import { Container } from '@/components/ui/section';
import { findService, getServices } from '@/lib/content/services';
import { labels } from '@/lib/content/site';
import { serviceRoute } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getServices().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const service = findService((await params).slug);
  return service && pageMetadata(sitePage(serviceRoute(service)));
}

export default async function ServicePage({ params }: Props) {
  const service = findService((await params).slug);
  if (!service) notFound();
  const { name, heading, paragraph, image } = service;
  return (
    <>
      <ServiceData item={service} />
      <PageBanner
        heading={name}
        image={image}
        crumb={name}
        parent={{ label: labels.quickLinks }}
        size={{ width: 1200, height: 800 }}
      />
      <Container className="grid gap-8 py-16 md:py-28 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <h2 className="text-section">{heading}</h2>
        <div className="opening max-w-prose text-lead lg:pt-2">
          <p>{paragraph}</p>
        </div>
      </Container>
    </>
  );
}
