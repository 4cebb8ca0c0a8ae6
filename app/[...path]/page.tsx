import { notFound } from 'next/navigation';
import { PageByType } from '@/components/item-types/by-type';
import { ItemJsonLd } from '@/components/seo/page-json-ld';
import { allItems, itemsAtRoutes, routeOf } from '@/lib/content/query/items';
import { pageMetadata } from '@/lib/pages/metadata';

type Props = { params: Promise<{ path: string[] }> };

export const dynamicParams = false;

/** The pages of all items: /packages/…, /topplaces/…, /blogs/…, and services such as /scubadiving. */
export function generateStaticParams() {
  return allItems.map((item) => ({ path: routeOf(item).slice(1).split('/') }));
}

async function findItemAt(params: Props['params']) {
  const [item] = itemsAtRoutes([`/${(await params).path.join('/')}`]);
  return item;
}

export async function generateMetadata({ params }: Props) {
  const item = await findItemAt(params);
  return item && pageMetadata(routeOf(item));
}

export default async function Page({ params }: Props) {
  const item = await findItemAt(params);
  if (!item) notFound();
  return (
    <>
      <ItemJsonLd item={item} />
      <PageByType item={item} />
    </>
  );
}
