'use client';

import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { StartEngine } from './carousel-run';

/** Moves a row by Swiper's core and its autoplay module, without Swiper's styles. */
export const start: StartEngine = (row, { perView, gap, delay, speed, first }, onMove) => {
  const swiper = new Swiper(row, {
    modules: [Autoplay],
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    slidesPerView: perView,
    spaceBetween: gap,
    loop: true,
    initialSlide: first,
    speed,
    // Without a transition there is no end of one to wait for.
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
    // Its parts stay: the carousel may ask it to stop once more before it knows.
    destroy: () => swiper.destroy(false),
  };
};
