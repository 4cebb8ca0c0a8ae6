import { Banner } from '@/components/banner/banner';
import { Carousel } from '@/components/carousel/carousel';
import { buttonStyle } from '@/components/ui/button-style';
import { getHeroSlides, type HeroSlide } from '@/lib/content/query/home';
import { company, pages } from '@/lib/content/query/site';
import { HeroBar } from './hero-bar';

/**
 * The first screen: what the site is, one picture, one price, one way to enquire. The slides rotate;
 * the first one has the page's heading. As high as the window, or higher if the text needs it.
 */
export function Hero() {
  const slides = getHeroSlides();
  return (
    <div className="relative grid min-h-[clamp(36rem,100svh-theme(spacing.bar),60rem)] wide:min-h-[clamp(38rem,100svh,60rem)] grid-cols-1 grid-rows-[1fr_auto] bg-deep pt-header text-paper">
      <Carousel
        name={company.tagline}
        slides={slides.map((slide, index) => ({
          id: slide.id,
          content: <Slide slide={slide} first={index === 0} />,
        }))}
        engine="swiper"
        controls="dots"
        pageHeading={slides[0]?.heading ?? company.tagline}
        className="carousel-full [--delay:3000] [--gap:30px] [--per-view:1] [--speed:600]"
        controlsClassName={controls}
      />
      <HeroBar />
    </div>
  );
}

/** In the strip under the slides: at its end, or in line with the pictures. */
const controls =
  'absolute right-5 bottom-3 md:bottom-5 md:right-8 lg:right-auto lg:left-[max(5/12*100%,50%-9rem)]';

function Slide({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const { heroAction } = pages.home;
  const Heading = first ? 'h1' : 'h2';
  return (
    <Banner
      image={slide.image}
      sizes="(orientation: landscape) max(59vw, 125vh), max(100vw, 68vh)"
      first={first}
      className="hero size-full"
    >
      <Heading className="text-banner">{slide.heading}</Heading>
      <p className="mt-4 max-w-xl text-lead text-balance">{slide.paragraph}</p>
      <a href={heroAction.href} className={`${buttonStyle('onDeep')} mt-6`}>
        {heroAction.label}
      </a>
    </Banner>
  );
}
