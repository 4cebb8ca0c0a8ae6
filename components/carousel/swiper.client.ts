import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import { runCarousel, type StartEngine } from './rotation.client';

/** Moves a row with Swiper's core and its autoplay module, without Swiper's styles. */
const start: StartEngine = (row, { perView, gap, delay, speed, first }, onMove) => {
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: perView,
    spaceBetween: gap,
    loop: true,
    // A slide that looks out at the end of the row (components/sections/airlines.css) needs one after it.
    loopAdditionalSlides: Number(Number.parseFloat(getComputedStyle(row).paddingRight) > 0),
    initialSlide: first,
    speed,
    // Without a transition, there is no transition end to wait for.
    autoplay: { enabled: false, delay, disableOnInteraction: false, waitForTransition: speed > 0 },
    on: { realIndexChange: ({ realIndex }) => onMove(realIndex) },
  });
  return {
    autoplay(on) {
      if (on !== swiper.autoplay.running) swiper.autoplay[on ? 'start' : 'stop']();
    },
    next: () => swiper.slideNext(),
    previous: () => swiper.slidePrev(),
    show: (index) => swiper.slideToLoop(index),
    // Keeps its parts, because the carousel may ask it to stop once more.
    destroy: () => swiper.destroy(false),
  };
};

/** Starts a carousel that Swiper moves. */
export function startCarousel(root: HTMLElement) {
  runCarousel(root, start);
}
