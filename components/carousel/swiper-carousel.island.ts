import Swiper from 'swiper';
import { runCarousel, type StartSlider } from './rotate';

/** Starts a carousel (carousel.tsx) with Swiper's core, without Swiper's styles. */
export const startSwiperCarousel = (root: HTMLElement) => runCarousel(root, startSlider);

const startSlider: StartSlider = (viewport, { perView, gap, moveMs, firstIndex }, onMove) => {
  const swiper = new Swiper(viewport, {
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: perView,
    spaceBetween: gap,
    loop: true,
    // Otherwise, a press during the animation would do nothing.
    loopPreventsSliding: false,
    // If part of the next slide is visible at the right edge (app/flights/page.tsx), Swiper needs one more
    // slide after it.
    loopAdditionalSlides: Number(Number.parseFloat(getComputedStyle(viewport).paddingRight) > 0),
    initialSlide: firstIndex,
    speed: moveMs,
    on: { realIndexChange: ({ realIndex }) => onMove(realIndex) },
  });
  return {
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    show: (index) => swiper.slideToLoop(index),
    destroy: () => swiper.destroy(),
  };
};
