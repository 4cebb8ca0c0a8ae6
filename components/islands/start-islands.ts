import type { IslandName, When } from './island';

/** Starts an island on its element. Each expects other props, those from the server. */
export type StartIsland = (element: HTMLElement, props: never) => void;

/** Loads the code of each island, by its name. Loading may fail. */
export type Islands = Record<IslandName, () => Promise<StartIsland>>;

/** Tells, for a `when` that waits for something stored in the browser, whether an island is due. */
export type Conditions = Partial<Record<When, (island: HTMLElement) => boolean>>;

/** The distance from the viewport at which an island counts as visible, in px. It gives the code time to load. */
const margin = 300;

/** The events that begin the use of a page. Until then, islands that are merely visible load nothing. */
const firstUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];

/** The events that start the island around their target. */
const touches = ['pointerdown', 'touchstart', 'focusin', 'click', 'input', 'keydown'];

const early = { capture: true, passive: true };

/**
 * Starts each island of the page when it is due (`when` in island.tsx), including islands that a dialog inserts later
 * (`islandsAdded`).
 * @returns a function that checks the conditions again
 */
export function startIslands(islands: Partial<Islands>, conditions: Conditions = {}): () => void {
  const begun = new WeakSet<HTMLElement>();

  async function start(element: HTMLElement) {
    const name = element.dataset.island as IslandName;
    const load = islands[name];
    if (!load || begun.has(element)) return;
    begun.add(element);
    let hasLoaded = false;
    try {
      const startIsland = await load();
      hasLoaded = true;
      near.unobserve(element);
      startIsland(element, JSON.parse(element.dataset.props ?? 'null') as never);
    } catch (error) {
      console.warn(error);
      // The next touch tries again, and so does a visible island that comes near again. (Firefox requests a file that
      // failed only after a reload.) What fails while it starts may have added listeners, so it is not started again.
      if (!hasLoaded) begun.delete(element);
    }
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) start(target);
      }
    },
    { rootMargin: `${margin}px` },
  );
  // A visitor may have chosen a field before this code has loaded.
  let isUsed = document.activeElement !== document.body;

  /** Starts the islands of a part of the page that are due, and once the page is used, watches for visible ones. */
  function startDue(part: ParentNode = document) {
    for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
      const isDue = (when: When) => when === 'start' || conditions[when]?.(element);
      if (whenOf(element).some(isDue)) start(element);
      else if (isUsed && whenOf(element).includes('visible')) near.observe(element);
    }
  }

  const onUse = () => {
    if (isUsed) return;
    isUsed = true;
    startDue();
  };
  const onTouch = ({ target }: Event) => {
    // Islands may be nested.
    for (let island = closest(target, '[data-island]'); island; ) {
      // One that only waits for conditions can't start earlier by a touch.
      if (whenOf(island).some((when) => !conditions[when])) start(island);
      island = closest(island.parentElement, '[data-island]');
    }
  };
  const onOpen = ({ target }: Event) => {
    const opened = closest(target, 'dialog, details, [popover]');
    opened?.querySelectorAll<HTMLElement>('[data-when~=open]').forEach(start);
  };
  for (const type of firstUse) addEventListener(type, onUse, { ...early, once: true });
  for (const type of touches) document.addEventListener(type, onTouch, early);
  // Safari fires no toggle event for dialogs, only focusin.
  for (const type of ['toggle', 'focusin']) document.addEventListener(type, onOpen, early);
  document.addEventListener(islandsAdded, ({ target }) => startDue(target as Element));
  startDue();
  return () => startDue();
}

const whenOf = ({ dataset }: HTMLElement) => (dataset.when ?? '').split(' ') as When[];

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The event of an element that has received a part of another page. It bubbles. */
export const islandsAdded = 'islandsadded';
