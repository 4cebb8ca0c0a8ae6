import { buttonStyle } from '@/components/ui/button-style';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { getHeroSlides, type HeroSlide } from '@/lib/content/home';
import { company, pages } from '@/lib/content/site';
import { HeroBar } from './hero-bar';

/**
 * The first screen: what this is, one picture, one price, one way to ask. The slides are a row that
 * scrolls sideways by itself; the first one is the heading of the page.
 */
export function Hero() {
  return (
    <div className="flex h-svh max-h-[60rem] min-h-[38rem] flex-col bg-deep pt-header text-paper">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must take the keyboard's arrows */}
      <ul tabIndex={0} aria-label={company.tagline} className="scroll-row min-h-0 flex-1">
        {getHeroSlides().map((slide, index) => (
          <Slide key={slide.id} slide={slide} first={index === 0} />
        ))}
      </ul>
      <HeroBar />
    </div>
  );
}

function Slide({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const { heroAction } = pages.home;
  const Heading = first ? 'h1' : 'h2';
  return (
    <li className="relative isolate flex size-full items-end overflow-hidden">
      <Picture
        image={slide.image}
        width={1600}
        height={1000}
        first={first}
        className="absolute inset-0 -z-20 size-full object-cover object-[72%_50%] md:object-center"
      />
      <div className="absolute inset-0 -z-10 bg-gradient-to-t from-deep via-deep/60 to-transparent to-80% lg:bg-gradient-to-r lg:from-deep/90 lg:via-deep/50 lg:via-40% lg:to-70%" />
      <Container className="pb-10 md:pb-14">
        <Heading className="max-w-4xl text-poster">{slide.heading}</Heading>
        <p className="mt-4 max-w-xl text-lead">{slide.paragraph}</p>
        <Link href={heroAction.href} className={`${buttonStyle('onDeep')} mt-6`}>
          {heroAction.label}
        </Link>
      </Container>
    </li>
  );
}
