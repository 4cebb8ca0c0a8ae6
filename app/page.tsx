import { sitePage } from '@/components/kinds/site-pages';
import { DepartureBoard, OperatorShelf } from '@/components/sections/cruise-shelves';
import { Hero } from '@/components/sections/hero';
import { Introduction } from '@/components/sections/introduction';
import { PackageShelves } from '@/components/sections/package-shelves';
import { SightsBanner } from '@/components/sections/sights-banner';
import { WhyChoose } from '@/components/sections/why-choose';
import { HomeData } from '@/components/seo/page-data';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.home));

export default function HomePage() {
  return (
    <>
      <HomeData />
      <Hero />
      <Introduction />
      <PackageShelves />
      <SightsBanner />
      <OperatorShelf />
      <DepartureBoard />
      <WhyChoose />
    </>
  );
}
