/** What moves the slides: Swiper or Embla. Slides are counted from 0. */
type Slider = {
  next(): void;
  previous(): void;
  show(index: number): void;
  destroy(): void;
};

/** Starts a slider. The gap is in px. A move takes `moveMs`; with 0, slides jump. */
export type StartSlider = (
  viewport: HTMLElement,
  options: { perView: number; gap: number; moveMs: number; firstIndex: number },
  onMove: (firstIndex: number) => void,
) => Slider;

/** `held`: stopped for as long as the visitor points at it or has the focus in it. `paused`: until it is resumed. */
type Motion = 'playing' | 'held' | 'paused';

/**
 * Rotates the slides of carousel.tsx. If all slides are visible, no slider runs. When the number of visible slides or
 * the motion preference changes, the slider restarts at the same slide.
 * @returns a function that stops it
 */
export function runCarousel(root: HTMLElement, start: StartSlider): () => void {
  const ended = new AbortController();
  const elements = elementsOf(root);
  const { viewport } = elements;
  const begin = () => {
    if (!ended.signal.aborted) rotate(elements, start, ended.signal);
  };
  const distanceToEnd = viewport.scrollWidth - viewport.clientWidth - viewport.scrollLeft;
  if (nearestSlide(elements).distance < 2 || distanceToEnd < 2) begin();
  // Do not interrupt a swipe. Safari before 26 has no `scrollend`, but a swipe ends within a second.
  else if ('onscrollend' in viewport) viewport.addEventListener('scrollend', begin, { once: true });
  else setTimeout(begin, 1000);
  return () => ended.abort();
}

type Elements = ReturnType<typeof elementsOf>;

const elementsOf = (root: HTMLElement) => ({
  root,
  viewport: root.querySelector('.carousel-viewport') as HTMLElement,
  track: root.querySelector('.carousel-track') as HTMLElement,
  slides: [...root.querySelectorAll<HTMLElement>('.carousel-slide')],
  dots: root.querySelectorAll('.carousel-dots button'),
  outerHeading: root.querySelector<HTMLElement>(':scope > [role=heading]'),
  roleDescription: root.ariaRoleDescription,
});

/** Starts the slider, and follows what the visitor does, until the signal. */
function rotate(elements: Elements, start: StartSlider, signal: AbortSignal) {
  const { root, viewport, slides } = elements;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  /** The first slide in view, and the number of slides in view. */
  let firstIndex = nearestSlide(elements).index;
  let perView = 0;
  let isHovered = matchMedia('(hover: hover)').matches && root.matches(':hover');
  /** What the visitor has set with the pause button. It overrides everything else. */
  let chosen: 'playing' | 'paused' | undefined;
  let slider: Slider | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Whether it rotates: not with reduced motion, under a mouse or finger, or while it has keyboard focus. */
  const findMotion = (): Motion => {
    if (chosen) return chosen;
    if (reducedMotion.matches) return 'paused';
    return isHovered || root.querySelector(':focus-visible') ? 'held' : 'playing';
  };

  /** Updates the page after a change, and restarts the timer. */
  const update = () => {
    const motion = slider && findMotion();
    showState(elements, firstIndex, perView, motion);
    clearInterval(timer);
    if (!slider || motion !== 'playing' || document.hidden) return;
    timer = setInterval(slider.next, cssNumber(viewport, '--delay'));
  };

  /** Sets up the carousel for the window's size: in one task, so that the browser doesn't paint in between. */
  const arrange = () => {
    slider?.destroy();
    slider = undefined;
    perView = cssNumber(viewport, '--per-view');
    const areAllShown = slides.length <= perView;
    prepare(elements, areAllShown);
    if (!areAllShown) {
      const gap = cssNumber(viewport, '--gap');
      const moveMs = reducedMotion.matches ? 0 : cssNumber(viewport, '--move');
      slider = start(viewport, { perView, gap, moveMs, firstIndex }, (index) => {
        firstIndex = index;
        update();
      });
    }
    update();
  };

  const onClick = ({ target }: Event) => {
    const value = (target as Element).closest('button')?.value;
    if (value === 'pause') chosen = root.dataset.state === 'paused' ? 'playing' : 'paused';
    else if (value === 'next' || value === 'previous') slider?.[value]();
    else if (value) slider?.show(Number(value));
    update();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { ArrowLeft: slider?.previous, ArrowRight: slider?.next }[event.key];
    const slide = (event.target as Element).closest('.carousel-slide');
    if (!turn || slide || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn();
  };
  // On a touchscreen, `pointerleave` fires when the finger is lifted.
  const onPointer = ({ type }: Event) => {
    isHovered = type === 'pointerenter';
    update();
  };
  // Not a ResizeObserver: browsers report an error if its callback changes the observed size.
  const onResize = () => {
    if (cssNumber(viewport, '--per-view') !== perView) arrange();
  };
  const untilEnd = { signal };
  root.addEventListener('pointerenter', onPointer, untilEnd);
  root.addEventListener('pointerleave', onPointer, untilEnd);
  root.addEventListener('focusin', update, untilEnd);
  root.addEventListener('focusout', update, untilEnd);
  root.addEventListener('click', onClick, untilEnd);
  root.addEventListener('keydown', onKeyDown, untilEnd);
  document.addEventListener('visibilitychange', update, untilEnd);
  reducedMotion.addEventListener('change', arrange, untilEnd);
  addEventListener('resize', onResize, untilEnd);
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    slider?.destroy();
  });
  arrange();
}

/** Prepares the carousel for a slider or, if all slides are shown, for none. */
function prepare({ root, viewport, roleDescription }: Elements, areAllShown: boolean) {
  delete root.dataset.state;
  root.ariaRoleDescription = areAllShown ? null : roleDescription;
  viewport.tabIndex = areAllShown ? -1 : 0;
  if (areAllShown) return;
  const scrollbar = viewport.offsetHeight - viewport.clientHeight;
  viewport.style.setProperty('--scrollbar', `${scrollbar}px`);
  viewport.scrollLeft = 0;
  root.dataset.state = 'held';
}

/** Shows which slides are in view and whether they move. Without a slider, there is no motion: all can be reached. */
function showState(
  { root, track, slides, dots, outerHeading }: Elements,
  firstIndex: number,
  perView: number,
  motion: Motion | undefined,
) {
  // This attribute shows the buttons and selects their icons (carousel.tsx).
  if (motion) root.dataset.state = motion;
  track.ariaLive = motion === 'paused' ? 'polite' : 'off';
  for (const [index, slide] of slides.entries()) {
    const position = (index - firstIndex + slides.length) % slides.length;
    slide.inert = motion !== undefined && position >= perView;
  }
  for (const [index, dot] of dots.entries()) dot.ariaCurrent = String(index === firstIndex);
  // The h1 is in the first slide.
  if (outerHeading) outerHeading.hidden = !slides[0]?.inert;
}

const cssNumber = (viewport: HTMLElement, property: string) =>
  Number.parseFloat(getComputedStyle(viewport).getPropertyValue(property));

/** Finds the slide nearest to the left edge, and its distance from it in px. */
function nearestSlide({ viewport, slides }: Elements) {
  const away = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - viewport.scrollLeft));
  const distance = Math.min(...away);
  return { index: away.indexOf(distance), distance };
}
