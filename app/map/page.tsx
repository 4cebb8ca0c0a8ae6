import { MapPage } from '@/components/map/map-page';
import { PageData } from '@/components/seo/page-data';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.map);

export default function IslandsMap() {
  return (
    <>
      <PageData route={routes.map} />
      <MapPage />
    </>
  );
}
