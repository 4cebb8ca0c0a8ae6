import { notFound } from 'next/navigation';
import { PageByType } from '@/components/item-types/by-type';
import { ItemJsonLd } from '@/components/seo/page-json-ld';
import { routeOf } from '@/lib/content/query/items';
import { itemsWithDialog } from '@/lib/item-types/views';
import { pageMetadata } from '@/lib/pages/metadata';

type Params = { page: string; item: string };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

/** The pages of all items, except services and posts: /packages/…, /topplaces/…, /cruise/… */
export function generateStaticParams(): Params[] {
  return itemsWithDialog.map(routeOf).map((route) => {
    const [, page = '', item = ''] = route.split('/');
    return { page, item };
  });
}

async function findItemAt(params: Promise<Params>) {
  const { page, item } = await params;
  return itemsWithDialog.find((candidate) => routeOf(candidate) === `/${page}/${item}`);
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
