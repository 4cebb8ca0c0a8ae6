import { notFound } from 'next/navigation';
import { ItemPage } from '@/components/details/item-page';
import { itemsWithDetails } from '@/components/kinds/registry';
import { pageOf, sitePage } from '@/components/kinds/site-pages';
import { ItemData } from '@/components/seo/page-data';
import { parentOf, routeOf } from '@/lib/content/items';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

type Params = { slug: string; item: string };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

/** The pages of all items that a card shows: /packages/…, /topplaces/…, /cruise/… */
export function generateStaticParams(): Params[] {
  return itemsWithDetails().map((item) => {
    const [, slug = '', name = ''] = routeOf(item).split('/');
    return { slug, item: name };
  });
}

async function find(params: Promise<Params>) {
  const { slug, item } = await params;
  return itemsWithDetails().find((one) => routeOf(one) === `/${slug}/${item}`);
}

export async function generateMetadata({ params }: Props) {
  const item = await find(params);
  return item && pageMetadata(pageOf(item));
}

export default async function Page({ params }: Props) {
  const item = await find(params);
  if (!item) notFound();
  const parent = sitePage(parentOf(item) ?? routes.home);
  return (
    <>
      <ItemData item={item} />
      <ItemPage
        item={item}
        parent={{ label: parent.crumb ?? parent.heading, href: parent.route }}
      />
    </>
  );
}
