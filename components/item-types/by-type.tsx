import { ItemDialog } from '@/components/items/item-dialog';
import { ItemPage } from '@/components/items/item-page';
import { PlaceDialog, PlacePage } from '@/components/items/place-page';
import { PackageDialog, PackagePage } from '@/components/packages/package-page';
import type { ItemWithDialog } from '@/lib/item-types/item-view';
import { viewOf } from '@/lib/item-types/views';

type Props = { item: ItemWithDialog };

export function PageByType({ item }: Props) {
  if (item.type === 'package') return <PackagePage item={item} />;
  if (item.type === 'place') return <PlacePage item={item} />;
  return <ItemPage view={viewOf(item)} />;
}

export function DialogByType({ item }: Props) {
  if (item.type === 'package') return <PackageDialog item={item} />;
  if (item.type === 'place') return <PlaceDialog item={item} />;
  return <ItemDialog view={viewOf(item)} />;
}
