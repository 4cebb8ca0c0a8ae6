'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CarouselWords } from '@/lib/content/site';
import { CarouselControls } from './carousel-controls';
import type { Engine } from './carousel-engine';
import { type EngineName, useEngineNear } from './carousel-loading';
import { useRotation } from './carousel-rotation';
import { usePerView } from './carousel-row';
import { CarouselSlides, type Slide } from './carousel-slides';

type Props = {
  name: string;
  words: CarouselWords;
  slides: Slide[];
  engine: EngineName;
  /** ms until the next slide, when one slide is in view and when several are. */
  delay: { one: number; several: number };
  /** In the engine's unit, see `EngineProps`. */
  speed: number;
  arrows?: boolean;
  dots?: boolean;
  /** The page's heading, when it stands in the first slide. */
  pageHeading?: string;
  /** Sets --per-view and --gap. */
  className: string;
  controlsClassName: string;
};

/**
 * A row of slides that turns by itself once its engine has come, as the carousel pattern of the
 * ARIA Authoring Practices has it. Until then, and without scripts, it is a row that scrolls.
 */
export function Carousel({ words, slides, delay, arrows = false, dots = false, ...props }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<HTMLElement | null>(null);
  const [engine, setEngine] = useState<Engine | null>(null);
  const [first, setFirst] = useState<number>();
  const EngineComponent = useEngineNear(view, props.engine);
  const perView = usePerView(view);
  const { state, turning, reducedMotion, toggle, handlers } = useRotation(root, engine !== null);

  useEffect(() => {
    if (turning) engine?.play();
    else engine?.stop();
  }, [engine, turning]);

  const current = first ?? 0;
  const isAway = (index: number) =>
    engine !== null && (index - current + slides.length) % slides.length >= perView;

  function turnByArrowKeys(event: KeyboardEvent) {
    const inSlide = (event.target as Element).closest('.carousel-slide');
    if (!engine || inSlide || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft') engine.previous();
    else if (event.key === 'ArrowRight') engine.next();
    else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no set of fields
    <div
      ref={root}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={props.name}
      data-state={engine ? state : undefined}
      onKeyDown={turnByArrowKeys}
      {...handlers}
      className={props.className}
    >
      <CarouselControls
        engine={engine}
        words={words}
        paused={state === 'paused'}
        onToggle={toggle}
        arrows={arrows}
        dots={dots}
        count={slides.length}
        current={current}
        className={props.controlsClassName}
      />
      <CarouselSlides
        ref={setView}
        words={words}
        slides={slides}
        live={engine !== null && state === 'paused'}
        isAway={isAway}
      />
      {props.pageHeading && isAway(0) && (
        // biome-ignore lint/a11y/useSemanticElements: it stands in for the h1, which is there but inert
        <p role="heading" aria-level={1} className="sr-only">
          {props.pageHeading}
        </p>
      )}
      {EngineComponent && view && (
        // Another number of slides or kind of motion is another engine, from the same slide on.
        <EngineComponent
          key={`${perView} ${reducedMotion}`}
          view={view}
          startAt={first}
          delay={perView === 1 ? delay.one : delay.several}
          speed={props.speed}
          instant={reducedMotion}
          onMove={setFirst}
          onReady={setEngine}
        />
      )}
    </div>
  );
}
