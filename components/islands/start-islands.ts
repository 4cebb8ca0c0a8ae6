import { subscribeToDay } from '@/components/storage/day-store';
import { isStored } from '@/components/storage/is-stored';
import type { IslandName, IslandProps } from './island-props';

/** Starts an island on its element, with its props from the server. */
export type StartIsland<Props> = (element: HTMLElement, props: Props) => void;

/** Loads the code of an island for an element. This may fail. */
export type LoadIsland<Props> = (element: HTMLElement) => Promise<StartIsland<Props>>;

/** The code of each island, by its name. */
export type Islands = { [Name in IslandName]: LoadIsland<IslandProps[Name]> };

/** The distance from the viewport at which an island counts as visible, in px. It gives the code time to load. */
const margin = 300;

/** The events that begin the use of a page. Until then, islands that are merely visible load nothing. */
const firstUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];

/** The events that start the island around their target. */
const touches = ['pointerdown', 'touchstart', 'focusin', 'click', 'input', 'keydown'];

const early = { capture: true, passive: true };

/**
 * Starts each island of the page when it is due (`when` in island.tsx), including islands that a dialog inserts later
 * (`islandsAdded`). One whose code could not be loaded is marked with `data-failed`, and starts at any touch of the
 * page, or when the network is back. (Firefox requests a file that failed only after a reload.)
 */
export function startIslands(islands: Partial<Islands>): void {
  const begun = new WeakSet<HTMLElement>();

  async function start<Name extends IslandName>(element: HTMLElement) {
    // As <Island> has written them.
    const { island, props = 'null' } = element.dataset;
    const load = islands[island as Name];
    if (!load || begun.has(element)) return;
    begun.add(element);
    let hasLoaded = false;
    try {
      const startIsland = await load(element);
      hasLoaded = true;
      near.unobserve(element);
      delete element.dataset.failed;
      startIsland(element, JSON.parse(props));
    } catch (error) {
      console.warn(error);
      // What fails while it starts may have added listeners, so it is not started again.
      if (hasLoaded) return;
      begun.delete(element);
      element.toggleAttribute('data-failed', true);
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

  /** Starts the islands that are due, and once the page is used, watches for visible ones. */
  function startDue() {
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
      if (whenOf(element).some((when) => when === 'start' || isStored(when))) start(element);
      else if (isUsed && whenOf(element).includes('visible')) near.observe(element);
    }
  }

  const onUse = () => {
    if (isUsed) return;
    isUsed = true;
    startDue();
  };
  const retry = () => document.querySelectorAll<HTMLElement>('[data-failed]').forEach(start);
  const onTouch = ({ target }: Event) => {
    retry();
    // Islands may be nested.
    for (let island = closest(target, '[data-island]'); island; ) {
      // One that only waits for what is stored can't start earlier by a touch.
      if (!whenOf(island).every((when) => when.startsWith('stored:'))) start(island);
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
  document.addEventListener(islandsAdded, startDue);
  addEventListener('online', retry);
  subscribeToDay(startDue);
  startDue();
}

const whenOf = ({ dataset }: HTMLElement) => (dataset.when ?? '').split(' ');

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/** The event of an element that has received a part of another page. It bubbles. */
export const islandsAdded = 'islandsadded';
