import { notFound } from 'next/navigation';
import { pageOf } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { ItemData } from '@/components/seo/page-data';
import { Container } from '@/components/ui/section';
import { findItem, itemsOf } from '@/lib/content/items';
import { labels } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = { params: Promise<{ slug: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return itemsOf('service').map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: Props) {
  const service = findItem('service', (await params).slug);
  return service && pageMetadata(pageOf(service));
}

export default async function ServicePage({ params }: Props) {
  const service = findItem('service', (await params).slug);
  if (!service) notFound();
  const { name, heading, paragraph, image } = service;
  return (
    <>
      <ItemData item={service} />
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
