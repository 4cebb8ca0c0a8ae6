'use client';

import type { ReactNode, Ref } from 'react';
import type { CarouselWords } from '@/lib/content/site';
import { numbered } from './carousel-controls';

export type Slide = { id: string; content: ReactNode; className?: string };

type Props = {
  ref: Ref<HTMLDivElement>;
  words: CarouselWords;
  slides: Slide[];
  /** Changes are read aloud: only while nothing moves by itself. */
  live: boolean;
  /** Whether a slide is out of view, and so out of reach. */
  isAway(index: number): boolean;
};

/** The row of slides. */
export function CarouselSlides({ ref, words, slides, live, isAway }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of slides is no set of fields
    <div
      ref={ref}
      role="group"
      aria-label={words.slides}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard's arrows move the row
      tabIndex={0}
      className="carousel-view"
    >
      <div aria-live={live ? 'polite' : 'off'} className="carousel-track">
        {slides.map(({ id, content, className = '' }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of fields
          <div
            key={id}
            role="group"
            aria-roledescription={words.slide}
            aria-label={numbered(words.position, index, slides.length)}
            inert={isAway(index)}
            className={`carousel-slide ${className}`}
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
