'use client';

import { useLayoutEffect, useState } from 'react';
import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { EngineProps } from './carousel-engine';
import { firstInView, readLayout, takeOver } from './carousel-row';

/** Turns a carousel by Swiper's core. Loaded on need: it weighs some 25 KB. */
export function SwiperEngine({
  view,
  startAt,
  delay,
  speed,
  instant,
  onMove,
  onReady,
}: EngineProps) {
  const [initialSlide] = useState(() => startAt ?? firstInView(view));

  useLayoutEffect(() => {
    const { perView, gap } = readLayout(view);
    const leave = takeOver(view);
    const swiper = new Swiper(view, {
      modules: [Autoplay],
      wrapperClass: 'carousel-track',
      slideClass: 'carousel-slide',
      slidesPerView: perView,
      spaceBetween: gap,
      loop: true,
      initialSlide,
      speed: instant ? 0 : speed,
      // Not enabled: the carousel itself says when to start. Without a transition there is no end
      // of one to wait for.
      autoplay: { enabled: false, delay, disableOnInteraction: false, waitForTransition: !instant },
      on: { realIndexChange: ({ realIndex }) => onMove(realIndex) },
    });
    onMove(swiper.realIndex);
    onReady({
      play: () => swiper.autoplay.start(),
      stop: () => swiper.autoplay.stop(),
      next: () => swiper.slideNext(),
      previous: () => swiper.slidePrev(),
      show: (index) => swiper.slideToLoop(index),
    });
    return () => {
      onReady(null);
      // Its parts stay: the carousel may ask it to stop once more before it knows.
      swiper.destroy(false);
      leave();
    };
  }, [view, initialSlide, delay, speed, instant, onMove, onReady]);

  return null;
}
