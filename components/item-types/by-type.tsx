import { ItemDialog } from '@/components/items/item-dialog';
import { ItemPage } from '@/components/items/item-page';
import { PlaceDialog, PlacePage } from '@/components/items/place-page';
import { ServicePage } from '@/components/items/service-page';
import { PackageDialog, PackagePage } from '@/components/packages/package-page';
import { PostPage } from '@/components/posts/post-page';
import type { Item } from '@/lib/content/query/items';
import type { ItemWithDialog } from '@/lib/item-types/item-view';
import { viewOf } from '@/lib/item-types/views';

/** The types that share their page and dialog: the type checker stops a new type that isn't among them. */
type SharedType = 'beach' | 'sight' | 'sport' | 'ferryOperator' | 'ferryRoute';

export function PageByType({ item }: { item: Item }) {
  if (item.type === 'post') return <PostPage post={item} />;
  if (item.type === 'service') return <ServicePage service={item} />;
  if (item.type === 'package') return <PackagePage item={item} />;
  if (item.type === 'place') return <PlacePage item={item} />;
  item.type satisfies SharedType;
  return <ItemPage view={viewOf(item)} />;
}

export function DialogByType({ item }: { item: ItemWithDialog }) {
  if (item.type === 'package') return <PackageDialog item={item} />;
  if (item.type === 'place') return <PlaceDialog item={item} />;
  item.type satisfies SharedType;
  return <ItemDialog view={viewOf(item)} />;
}
