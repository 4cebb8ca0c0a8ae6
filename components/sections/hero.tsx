import { buttonStyle } from '@/components/ui/button-style';
import { End } from '@/components/ui/end';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { getHeroSlides, type HeroSlide } from '@/lib/content/home';
import { company, pages } from '@/lib/content/site';
import { Carousel } from './carousel';
import { HeroBar } from './hero-bar';

/**
 * The first screen: what the site is, one picture, one price, one way to enquire. The slides rotate;
 * the first one has the page's heading. As high as the window, or higher if the text needs it.
 */
export function Hero() {
  const slides = getHeroSlides();
  return (
    <div className="grid min-h-[clamp(36rem,100svh-theme(spacing.bar),60rem)] wide:min-h-[clamp(38rem,100svh,60rem)] grid-cols-1 grid-rows-[1fr_auto] bg-deep pt-header text-paper">
      <Carousel
        name={company.tagline}
        slides={slides.map((slide, index) => ({
          id: slide.id,
          content: <Slide slide={slide} first={index === 0} />,
        }))}
        engine="swiper"
        settings={{ delay: { one: 3000, several: 3000 }, speed: 600 }}
        controls="dots"
        pageHeading={slides[0]?.heading ?? company.tagline}
        className="carousel-full relative [--gap:30px] [--per-view:1]"
        controlsClassName={controls}
      />
      <HeroBar />
    </div>
  );
}

/** Under the text on phones; otherwise on the right, in line with the bar's button below. */
const controls =
  'absolute bottom-3 left-5 z-10 rounded-full bg-deep/80 forced-colors:bg-[Canvas] py-1 pr-2 pl-1 md:right-8 md:bottom-5 md:left-auto wide:right-[calc(max(0px,(100%-80rem)/2)+7rem)]';

function Slide({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const { heroAction } = pages.home;
  const Heading = first ? 'h1' : 'h2';
  return (
    <div className="relative isolate flex size-full items-end overflow-hidden">
      <Picture
        image={slide.image}
        sizes="(max-aspect-ratio: 5/4) 125vh, 100vw"
        width={1600}
        height={1000}
        first={first}
        className="absolute inset-0 -z-20 size-full object-cover object-[72%_50%] md:object-center"
      />
      <div className="whole on-picture">
        <Container className="pb-20 md:pb-14">
          <Heading className="max-w-3xl text-poster">{slide.heading}</Heading>
          <p className="mt-4 max-w-xl text-lead text-balance">{slide.paragraph}</p>
          <a href={heroAction.href} className={`${buttonStyle('onDeep')} mt-6`}>
            {heroAction.label}
          </a>
        </Container>
        <End />
      </div>
    </div>
  );
}
