import { notFound } from 'next/navigation';
import { PageBanner } from '@/components/banner/page-banner';
import { ServiceText } from '@/components/items/service-text';
import { ItemJsonLd } from '@/components/seo/page-json-ld';
import { labels } from '@/lib/content/query/all-content';
import { findItem, itemsOfType, routeOf } from '@/lib/content/query/items';
import { pageMetadata } from '@/lib/pages/metadata';

/** Next has one name for this segment: here it is the slug of a service, in [page]/[item] a list such as packages. */
type Props = { params: Promise<{ page: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return itemsOfType('service').map(({ slug }) => ({ page: slug }));
}

export async function generateMetadata({ params }: Props) {
  const service = findItem('service', (await params).page);
  return service && pageMetadata(routeOf(service));
}

export default async function ServicePage({ params }: Props) {
  const service = findItem('service', (await params).page);
  if (!service) notFound();
  return (
    <>
      <ItemJsonLd item={service} />
      <PageBanner
        heading={service.name}
        image={service.image}
        crumb={service.name}
        parent={{ label: labels.layout.quickLinks }}
        imageSize="card"
        compact
      >
        <h2 className="mt-4 max-w-lg text-card text-balance">{service.heading}</h2>
      </PageBanner>
      <ServiceText service={service} />
    </>
  );
}
