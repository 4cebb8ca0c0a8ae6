/** What a carousel needs from the library that moves its row. Slides are counted from 0. */
export type Engine = {
  /** Starts the rotation, after one full delay, or stops it. Called twice, it changes nothing. */
  autoplay(on: boolean): void;
  next(): void;
  previous(): void;
  show(index: number): void;
  destroy(): void;
};

/** The gap is in px, the delay in ms, the speed in the library's own unit, where 0 is immediate. */
export type StartEngine = (
  row: HTMLElement,
  options: { perView: number; gap: number; delay: number; speed: number; first: number },
  onMove: (first: number) => void,
) => Engine;

export type CarouselSettings = {
  /** ms until the next slide, when one slide is in view and when several are. */
  delay: { one: number; several: number };
  /** How fast slides move: in ms for Swiper, in its own unit for Embla. */
  speed: number;
};

type Choice = 'play' | 'pause' | undefined;

/**
 * Returns whether a carousel rotates by itself. The visitor's choice with the pause button overrides
 * everything, as in the ARIA Authoring Practices. Under reduced motion it does not start by itself.
 * A mouse over it or keyboard focus in it holds it.
 */
export function rotationState(choice: Choice, reducedMotion: boolean, held: boolean) {
  if (choice) return choice === 'play' ? 'playing' : 'paused';
  if (reducedMotion) return 'paused';
  return held ? 'held' : 'playing';
}

/** The settings of a carousel, in the attributes of its root (carousel.tsx). */
function settingsOf({ dataset }: HTMLElement): CarouselSettings {
  const { delayOne, delaySeveral, speed } = dataset;
  return {
    delay: { one: Number(delayOne), several: Number(delaySeveral) },
    speed: Number(speed),
  };
}

/**
 * Rotates the slides of carousel.tsx. If all slides are in view, the row just
 * scrolls. Restarts the engine from the same slide when the number of slides in view or the motion
 * preference changes.
 * @returns a function that ends it
 */
export function runCarousel(root: HTMLElement, start: StartEngine): () => void {
  const settings = settingsOf(root);
  const row = root.querySelector('.carousel-view') as HTMLElement;
  const track = row.firstElementChild as HTMLElement;
  const slides = [...track.children] as HTMLElement[];
  const dots = root.querySelectorAll('.carousel-controls [aria-current]');
  const headingOutside = root.querySelector<HTMLElement>(':scope > [role=heading]');
  const [pauseIcon, playIcon] = root.querySelectorAll('.carousel-controls svg');
  const roleDescription = root.ariaRoleDescription;
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const ended = new AbortController();
  let engine: Engine | undefined;
  let perView = 0;
  let first = 0;
  let choice: Choice;
  let hovered = matchMedia('(hover: hover)').matches && root.matches(':hover');

  /** Updates the page and the engine from all of these variables. */
  const update = () => {
    const held = hovered || root.querySelector(':focus-visible') !== null;
    const state = rotationState(choice, motion.matches, held);
    if (engine) root.dataset.state = state;
    else delete root.dataset.state;
    root.querySelector('.carousel-controls')?.classList.toggle('invisible', !engine);
    pauseIcon?.classList.toggle('hidden', state === 'paused');
    playIcon?.classList.toggle('hidden', state !== 'paused');
    track.ariaLive = engine && state === 'paused' ? 'polite' : 'off';
    for (const [index, slide] of slides.entries()) {
      const place = (index - first + slides.length) % slides.length;
      slide.inert = engine !== undefined && place >= perView;
    }
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = String(index === first);
    // The h1 is in the first slide.
    if (headingOutside) headingOutside.hidden = !slides[0]?.inert;
    engine?.autoplay(state === 'playing' && !document.hidden);
  };

  /** Lays out the row for the window in one task, so that nothing is painted before the engine starts. */
  const arrange = () => {
    if (!engine) first = nearestSlide(row).index;
    engine?.destroy();
    engine = undefined;
    delete row.dataset.turning;
    perView = cssNumber(row, '--per-view');
    const fits = slides.length <= perView;
    root.ariaRoleDescription = fits ? null : roleDescription;
    row.tabIndex = fits ? -1 : 0;
    if (fits) return update();
    const delay = perView === 1 ? settings.delay.one : settings.delay.several;
    const speed = motion.matches ? 0 : settings.speed;
    const options = { perView, gap: cssNumber(row, '--gap'), delay, speed, first };
    row.style.setProperty('--scrollbar', `${row.offsetHeight - row.clientHeight}px`);
    row.scrollLeft = 0;
    row.dataset.turning = '';
    engine = start(row, options, (index) => {
      first = index;
      update();
    });
    update();
  };

  const resized = new ResizeObserver(() => {
    if (cssNumber(row, '--per-view') !== perView) arrange();
  });
  // A visitor who swipes just now is not interrupted.
  void atRest(row).then(() => {
    if (!ended.signal.aborted) resized.observe(row);
  });

  const onPointer = (event: PointerEvent) => {
    // A touch does not count as hover: no pointer stays that could leave later.
    hovered = event.type === 'pointerenter' && event.pointerType !== 'touch';
    update();
  };
  const onClick = ({ target }: Event) => {
    const value = (target as Element).closest('button')?.value;
    if (value === 'next' || value === 'previous') engine?.[value]();
    else if (value === 'pause') choice = root.dataset.state === 'paused' ? 'play' : 'pause';
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
  root.addEventListener('pointerenter', onPointer, ended);
  root.addEventListener('pointerleave', onPointer, ended);
  root.addEventListener('focusin', update, ended);
  root.addEventListener('focusout', update, ended);
  root.addEventListener('click', onClick, ended);
  root.addEventListener('keydown', onKeyDown, ended);
  document.addEventListener('visibilitychange', update, ended);
  motion.addEventListener('change', arrange, ended);

  return () => {
    ended.abort();
    resized.disconnect();
    engine?.destroy();
  };
}

const cssNumber = (row: HTMLElement, property: string) =>
  Number.parseFloat(getComputedStyle(row).getPropertyValue(property));

/** The slide nearest to the row's start, and how far it is from there in px. */
function nearestSlide(row: HTMLElement) {
  const slides = [...row.querySelectorAll<HTMLElement>('.carousel-slide')];
  const away = slides.map(({ offsetLeft }) => Math.abs(offsetLeft - row.scrollLeft));
  const distance = Math.min(...away);
  return { index: away.indexOf(distance), distance };
}

/** Resolves when the row rests at a slide or at its end: at once, or after the visitor's swipe. */
async function atRest(row: HTMLElement) {
  const toEnd = row.scrollWidth - row.clientWidth - row.scrollLeft;
  if (nearestSlide(row).distance < 2 || toEnd < 2) return;
  await new Promise((resolve) => row.addEventListener('scrollend', resolve, { once: true }));
}
