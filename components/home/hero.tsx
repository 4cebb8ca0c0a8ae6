import { Banner } from '@/components/banner/banner';
import { Carousel } from '@/components/carousel/carousel';
import { BookingButton } from '@/components/enquiry/enquiry-section';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import { company, type HeroSlide, heroSlides, pages } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';

/**
 * The first screen: what the site offers, a picture, a price and a button to enquire. The slides rotate, and the first
 * contains the page's heading. They don't fill the window, so that the next section peeks in.
 */
export function Hero() {
  return (
    <div className="relative grid min-h-[clamp(34rem,66svh,48rem)] grid-cols-1 grid-rows-[1fr_auto] bg-brand pt-header text-paper print:block print:min-h-0 print:pt-0">
      <Carousel
        name={company.tagline}
        slides={heroSlides.map((slide, index) => ({
          id: slide.id,
          content: <Slide slide={slide} first={index === 0} />,
        }))}
        library="swiper"
        controls="dots"
        pageHeading={heroSlides[0]?.heading ?? company.tagline}
        className="carousel-full [--delay:3000] [--gap:30px] [--per-view:1] [--move:600]"
        controlsClassName="absolute left-5 bottom-4 md:left-8 lg:left-[max(5/12*100%,50%-9rem)]"
      />
      {/* The strip below the slides has the carousel's dots and a button to enquire. */}
      <Container className="flex min-h-19 items-center justify-end noscript:max-wide:hidden">
        <BookingButton
          className={`${buttonStyle('quietOnBrand')} min-h-11 px-4 py-2 whitespace-nowrap max-wide:hidden`}
        />
      </Container>
    </div>
  );
}

function Slide({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const { heroAction, startingPrice } = pages.home;
  const Heading = first ? 'h1' : 'h2';
  return (
    <Banner
      image={slide.image}
      sizes="(orientation: landscape) max(59vw, 125vh), max(100vw, 68vh)"
      eager={first}
      className="hero size-full"
    >
      <Heading className="mt-2 text-title">{slide.heading}</Heading>
      <p className="mt-4 max-w-xl text-lead text-balance">{slide.paragraph}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <a href={heroAction.href} className={`${buttonStyle('onBrand')} max-sm:px-4`}>
          {heroAction.label}
        </a>
        <a href={routes.packages} className="group/price leading-tight">
          <span className="block text-sm text-shallow">{startingPrice.label}</span>
          <span className="tabular flex items-center gap-2 font-serif text-xl group-hover/price:underline">
            {startingPrice.price}
            <Icon name="chevron-right" className="size-5" />
          </span>
        </a>
      </div>
    </Banner>
  );
}
