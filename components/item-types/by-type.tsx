import { ItemDialog } from '@/components/items/item-dialog';
import { ItemPage } from '@/components/items/item-page';
import { PlaceDialog, PlacePage } from '@/components/items/place-page';
import { ServicePage } from '@/components/items/service-page';
import { PackageDialog, PackagePage } from '@/components/packages/package-page';
import { PostPage } from '@/components/posts/post-page';
import type { Item } from '@/lib/content/query/items';
import type { ItemWithDialog } from '@/lib/item-types/item-view';
import { viewOf } from '@/lib/item-types/views';

export function PageByType({ item }: { item: Item }) {
  if (item.type === 'post') return <PostPage post={item} />;
  if (item.type === 'service') return <ServicePage service={item} />;
  if (item.type === 'package') return <PackagePage item={item} />;
  if (item.type === 'place') return <PlacePage item={item} />;
  return <ItemPage view={viewOf(item)} />;
}

export function DialogByType({ item }: { item: ItemWithDialog }) {
  if (item.type === 'package') return <PackageDialog item={item} />;
  if (item.type === 'place') return <PlaceDialog item={item} />;
  return <ItemDialog view={viewOf(item)} />;
}
