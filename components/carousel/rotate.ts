/** The interface to the library that moves the row. Slides are counted from 0. */
type Engine = {
  next(): void;
  previous(): void;
  show(index: number): void;
  destroy(): void;
};

/** Starts an engine. The gap is in px, the speed in the library's own unit; 0 moves at once. */
export type StartEngine = (
  row: HTMLElement,
  options: { perView: number; gap: number; speed: number; first: number },
  onMove: (first: number) => void,
) => Engine;

/**
 * Rotates the slides of carousel.tsx. If all slides are visible, the row only scrolls. When the number of visible
 * slides or the motion preference changes, the engine restarts at the same slide.
 * @returns a function that stops it
 */
export function runCarousel(root: HTMLElement, start: StartEngine): () => void {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const row = root.querySelector('.carousel-view') as HTMLElement;
  const track = root.querySelector('.carousel-track') as HTMLElement;
  const slides = [...root.querySelectorAll<HTMLElement>('.carousel-slide')];
  const dots = root.querySelectorAll('.carousel-dots button');
  const headingOutside = root.querySelector<HTMLElement>(':scope > [role=heading]');
  const roleDescription = root.ariaRoleDescription;
  const ended = new AbortController();
  const { signal } = ended;
  let engine: Engine | undefined;
  let perView = 0;
  let first = 0;
  /** What the visitor has chosen with the pause button. It overrides everything else. */
  let choice: 'playing' | 'paused' | undefined;
  let hovered = matchMedia('(hover: hover)').matches && root.matches(':hover');
  let timer: ReturnType<typeof setInterval> | undefined;

  /** Whether it rotates by itself: not with reduced motion, nor under a mouse, a finger or the keyboard focus. */
  const ownState = () => {
    if (reducedMotion.matches) return 'paused';
    return hovered || root.querySelector(':focus-visible') ? 'held' : 'playing';
  };

  /** Updates the page from the variables above, and restarts the timer. */
  const update = () => {
    const state = choice ?? ownState();
    // The buttons become visible and choose their icons by this attribute (carousel-controls.tsx).
    if (engine) root.dataset.state = state;
    track.ariaLive = engine && state === 'paused' ? 'polite' : 'off';
    for (const [index, slide] of slides.entries()) {
      const position = (index - first + slides.length) % slides.length;
      slide.inert = engine !== undefined && position >= perView;
    }
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = String(index === first);
    // The h1 is in the first slide.
    if (headingOutside) headingOutside.hidden = !slides[0]?.inert;
    clearInterval(timer);
    if (!engine || state !== 'playing' || document.hidden) return;
    timer = setInterval(engine.next, cssNumber(row, '--delay'));
  };

  const startEngine = () => {
    row.style.setProperty('--scrollbar', `${row.offsetHeight - row.clientHeight}px`);
    row.scrollLeft = 0;
    root.dataset.state = 'held';
    const gap = cssNumber(row, '--gap');
    const speed = reducedMotion.matches ? 0 : cssNumber(row, '--speed');
    engine = start(row, { perView, gap, speed, first }, (index) => {
      first = index;
      update();
    });
  };

  /** Sets up the row for the size of the window in one task, so that the browser does not paint in between. */
  const arrange = () => {
    if (!engine) first = nearestSlide(row, slides).index;
    engine?.destroy();
    engine = undefined;
    delete root.dataset.state;
    perView = cssNumber(row, '--per-view');
    const areAllShown = slides.length <= perView;
    root.ariaRoleDescription = areAllShown ? null : roleDescription;
    row.tabIndex = areAllShown ? -1 : 0;
    if (!areAllShown) startEngine();
    update();
  };

  // A touch fires `pointerleave` when the finger is lifted.
  const onPointer = ({ type }: PointerEvent) => {
    hovered = type === 'pointerenter';
    update();
  };
  const onClick = ({ target }: Event) => {
    const value = (target as Element).closest('button')?.value;
    if (value === 'next' || value === 'previous') engine?.[value]();
    else if (value === 'pause') choice = root.dataset.state === 'paused' ? 'playing' : 'paused';
    else if (value) engine?.show(Number(value));
    update();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { ArrowLeft: engine?.previous, ArrowRight: engine?.next }[event.key];
    const inSlide = (event.target as Element).closest('.carousel-slide');
    if (!turn || inSlide || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn();
  };
  root.addEventListener('pointerenter', onPointer, { signal });
  root.addEventListener('pointerleave', onPointer, { signal });
  root.addEventListener('focusin', update, { signal });
  root.addEventListener('focusout', update, { signal });
  root.addEventListener('click', onClick, { signal });
  root.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  reducedMotion.addEventListener('change', arrange, { signal });

  // Not a ResizeObserver: browsers report an error when its call changes the size that it observes.
  const arrangeForSize = () => {
    if (cssNumber(row, '--per-view') !== perView) arrange();
  };
  const begin = () => {
    if (signal.aborted) return;
    arrangeForSize();
    addEventListener('resize', arrangeForSize, { signal });
  };
  const toEnd = row.scrollWidth - row.clientWidth - row.scrollLeft;
  if (nearestSlide(row, slides).distance < 2 || toEnd < 2) begin();
  // Do not interrupt a visitor who is swiping. Safari before 26 has no `scrollend`, but a swipe ends within a second.
  else if ('onscrollend' in row) row.addEventListener('scrollend', begin, { once: true });
  else setTimeout(begin, 1000);

  return () => {
    ended.abort();
    clearInterval(timer);
    engine?.destroy();
  };
}

const cssNumber = (row: HTMLElement, property: string) =>
  Number.parseFloat(getComputedStyle(row).getPropertyValue(property));

/** Finds the slide nearest to the start of the row, and its distance from there in px. */
function nearestSlide(row: HTMLElement, slides: readonly HTMLElement[]) {
  const away = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - row.scrollLeft));
  const distance = Math.min(...away);
  return { index: away.indexOf(distance), distance };
}
