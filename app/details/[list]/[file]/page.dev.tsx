import { notFound } from 'next/navigation';
import { ItemDialog } from '@/components/details/item-dialog';
import { itemsWithDetails } from '@/components/kinds/registry';
import { routeOf } from '@/lib/content/items';
import { detailsAddress } from '@/lib/routes';

type Props = { params: Promise<{ list: string; file: string }> };

/** In `npm run dev`: the dialog of an item, which a build writes into a file (scripts/details/). */
export default async function Page({ params }: Props) {
  const { list, file } = await params;
  const address = `/details/${list}/${file}`;
  const item = itemsWithDetails().find((one) => detailsAddress(routeOf(one)) === address);
  if (!item) notFound();
  return <ItemDialog item={item} />;
}
