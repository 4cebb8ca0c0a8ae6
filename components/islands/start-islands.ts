import { load } from '@/components/loading/load';
import { isStored, isStoredWhen } from '@/components/storage/is-stored';
import { subscribeToStored } from '@/components/storage/storage';
import type { IslandName, IslandProps } from './island-props';

/** Starts an island on its element, with its props from the server. */
export type StartIsland<Props> = (element: HTMLElement, props: Props) => void;

/** Loads the code of an island. This may fail. */
export type LoadIsland<Props> = () => Promise<StartIsland<Props>>;

/** The code of each island, by its name. */
export type Islands = { [Name in IslandName]: LoadIsland<IslandProps[Name]> };

/** The distance from the viewport at which an island counts as visible, in px. It gives the code time to load. */
const margin = 300;

/** The events that start the islands around their target. */
const touchEvents = ['pointerdown', 'focusin', 'keydown', 'click', 'input'];

/** The events that begin the use of a page. Until then, islands that are merely visible load nothing. */
const firstUseEvents = ['pointermove', 'scroll', ...touchEvents];

/**
 * Starts each island of the page when it is due (`when` in island.tsx), including islands that a dialog inserts later
 * (`islandsAdded`). Code that could not be loaded is requested again (load.ts). (Firefox requests a file that failed
 * only after a reload.)
 */
export function startIslands(islands: Partial<Islands>): void {
  const begun = new WeakSet<HTMLElement>();

  async function start<Name extends IslandName>(element: HTMLElement) {
    // As <Island> has written them.
    const { island, props = 'null' } = element.dataset;
    const name = island as Name;
    const loadIsland = islands[name];
    if (!loadIsland || begun.has(element)) return;
    begun.add(element);
    const startIsland = await load(name, loadIsland);
    startIsland(element, JSON.parse(props));
  }

  const viewport = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) void start(target);
      }
    },
    { rootMargin: `${margin}px` },
  );
  // A visitor may have chosen a field before this code has loaded.
  let isUsed = document.activeElement !== document.body;

  const isDue = (when: string) => when === 'start' || (isStoredWhen(when) && isStored(when));
  /** Whether an island is due as soon as it is near the viewport. */
  const waitsForView = (when: string) =>
    (when === 'visible' && isUsed) || (when === 'loaded' && document.readyState === 'complete');

  /** Starts the islands that are due, and watches for those that are due near the viewport. */
  function startDue() {
    for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
      if (whenOf(element).some(isDue)) void start(element);
      else if (whenOf(element).some(waitsForView)) viewport.observe(element);
    }
  }

  const onUse = () => {
    if (isUsed) return;
    isUsed = true;
    startDue();
  };
  const onTouch = (event: Event) => {
    // Islands may be nested.
    for (const element of event.composedPath()) {
      // One that only waits for what is stored can't start earlier by a touch.
      if (!(element instanceof HTMLElement)) continue;
      if (whenOf(element).some((when) => !isStoredWhen(when))) void start(element);
    }
  };
  for (const type of firstUseEvents) addEventListener(type, onUse, { capture: true, once: true });
  for (const type of touchEvents) document.addEventListener(type, onTouch, true);
  document.addEventListener(islandsAdded, startDue);
  addEventListener('load', startDue);
  // A draft is stored by its form, which has started before.
  for (const name of ['day', 'choice'] as const) subscribeToStored(name, startDue);
  startDue();
}

/** When an island starts, as <Island> has written it. */
const whenOf = ({ dataset }: HTMLElement) => dataset.when?.split(' ') ?? [];

/** The event of an element that has received a part of another page. It bubbles. */
export const islandsAdded = 'islandsadded';
