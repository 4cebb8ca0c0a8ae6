import { FerryRouteList, OperatorScroller } from '@/components/ferries/cruise-scrollers';
import { Hero } from '@/components/home/hero';
import { Introduction } from '@/components/home/introduction';
import { SightsBanner } from '@/components/home/sights-banner';
import { WhyChoose } from '@/components/home/why-choose';
import { PackageRows } from '@/components/packages/package-rows';
import { HomeData } from '@/components/seo/page-data';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.home));

export default function HomePage() {
  return (
    <>
      <HomeData />
      <Hero />
      <Introduction />
      <PackageRows />
      <SightsBanner />
      <OperatorScroller />
      <FerryRouteList />
      <WhyChoose />
    </>
  );
}
