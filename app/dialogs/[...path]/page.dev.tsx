import { notFound } from 'next/navigation';
import { DialogByType } from '@/components/item-types/by-type';
import { routeOf } from '@/lib/content/query/items';
import { itemsWithDialog } from '@/lib/item-types/views';
import { dialogPath } from '@/lib/routes/file-paths';

type Props = { params: Promise<{ path: string[] }> };

/** The dialog of an item in `npm run dev`. A build writes it into a file instead (scripts/build/dialogs.ts). */
export default async function Page({ params }: Props) {
  const address = `/dialogs/${(await params).path.join('/')}`;
  const item = itemsWithDialog.find((candidate) => dialogPath(routeOf(candidate)) === address);
  if (!item) notFound();
  return <DialogByType item={item} />;
}
