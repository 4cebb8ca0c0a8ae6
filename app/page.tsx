import { FerryRoutes, Operators } from '@/components/sections/cruise';
import { Hero } from '@/components/sections/hero';
import { Introduction } from '@/components/sections/introduction';
import { Packages } from '@/components/sections/packages';
import { SightsBanner } from '@/components/sections/sights-banner';
import { WhyChoose } from '@/components/sections/why-choose';
import { pages } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(pages.home);

export default function HomePage() {
  return (
    <>
      <Hero />
      <Introduction />
      <Packages row />
      <SightsBanner />
      <Operators row />
      <FerryRoutes row />
      <WhyChoose />
    </>
  );
}
