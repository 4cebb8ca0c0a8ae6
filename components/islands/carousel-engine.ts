'use client';

/** What a carousel can ask of its engine, whichever library that is. */
export type Engine = {
  /** Turns by itself from now on; the first time after a whole delay. */
  play(): void;
  stop(): void;
  next(): void;
  previous(): void;
  /** Turns to a slide, counted from 0 in the order of the page. */
  show(index: number): void;
};

/** An engine is a component that draws nothing and turns the row of slides that it is given. */
export type EngineProps = {
  /** The row: `.carousel-view`, with a track of slides in it. */
  view: HTMLElement;
  /** The slide to begin with; without it, the one that the visitor sees first. */
  startAt: number | undefined;
  /** ms until the next slide. */
  delay: number;
  /** How fast slides pass: Swiper counts in ms, Embla in a unit of its own. */
  speed: number;
  /** Slides change at once, without passing. */
  instant: boolean;
  /** Told the first slide in view whenever it changes, at the beginning too. */
  onMove(first: number): void;
  /** Told the engine when it runs, and null when it has gone. */
  onReady(engine: Engine | null): void;
};
