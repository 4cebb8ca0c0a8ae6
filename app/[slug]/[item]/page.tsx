import { notFound } from 'next/navigation';
import { ItemPage } from '@/components/items/item-page';
import { ItemJsonLd } from '@/components/seo/page-json-ld';
import { routeOf } from '@/lib/content/query/items';
import { itemsWithDialog } from '@/lib/item-types/views';
import { pageMetadata } from '@/lib/seo/metadata';

type Params = { slug: string; item: string };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

/** The pages of all items that a card shows: /packages/…, /topplaces/…, /cruise/… */
export function generateStaticParams(): Params[] {
  return itemsWithDialog().map((item) => {
    const [, slug = '', name = ''] = routeOf(item).split('/');
    return { slug, item: name };
  });
}

async function findItemOf(params: Promise<Params>) {
  const { slug, item } = await params;
  return itemsWithDialog().find((found) => routeOf(found) === `/${slug}/${item}`);
}

export async function generateMetadata({ params }: Props) {
  const item = await findItemOf(params);
  return item && pageMetadata(routeOf(item));
}

export default async function Page({ params }: Props) {
  const item = await findItemOf(params);
  if (!item) notFound();
  return (
    <>
      <ItemJsonLd item={item} />
      <ItemPage item={item} />
    </>
  );
}
