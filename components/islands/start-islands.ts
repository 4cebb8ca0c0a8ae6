import type { IslandName, When } from './island';

/** Starts an island: gets its element, and the props that the server rendered it with. */
export type StartIsland = (element: HTMLElement, props: unknown) => void;

/** The code of each island, by its name. Loading it may fail. */
export type Islands = Record<IslandName, () => Promise<StartIsland>>;

/** How far from the viewport an island is `visible`, in px: its code needs time to come. */
const margin = 300;

/** The events that begin the use of a page. Until then, islands that are merely visible load nothing. */
const firstUse = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'focusin'];

/** The events that start the island around their target. */
const touches = ['pointerdown', 'touchstart', 'focusin', 'click', 'input', 'keydown'];

const early = { capture: true, passive: true };

/**
 * Starts the islands of the page when each is due (`when` in island.tsx), also those in parts that a
 * dialog inserts later (`islandsAdded`).
 */
export function startIslands(islands: Partial<Islands>): void {
  const begun = new WeakSet<Element>();

  async function start(element: Element) {
    if (!(element instanceof HTMLElement)) return;
    const load = islands[element.dataset.island as IslandName];
    if (!load || begun.has(element)) return;
    begun.add(element);
    try {
      (await load())(element, JSON.parse(element.dataset.props ?? 'null'));
    } catch (error) {
      // The next touch asks again, for example after the network has come back.
      begun.delete(element);
      console.warn(error);
    }
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) start(target);
      }
    },
    { rootMargin: `${margin}px` },
  );
  let isUsed = false;

  function watch(part: ParentNode) {
    const all = (when: When) => part.querySelectorAll(`[data-when=${when}]`);
    for (const element of all('start')) start(element);
    if (isUsed) for (const element of all('visible')) near.observe(element);
  }

  const onUse = () => {
    if (isUsed) return;
    isUsed = true;
    watch(document);
  };
  for (const type of firstUse) addEventListener(type, onUse, { ...early, once: true });
  for (const touch of touches) {
    const onTouch = ({ target }: Event) => {
      // Islands may be nested.
      let element = (target as Element | null)?.closest?.('[data-island]');
      while (element) {
        start(element);
        element = element.parentElement?.closest('[data-island]');
      }
    };
    document.addEventListener(touch, onTouch, early);
  }
  const onOpen = ({ target }: Event) => {
    const opened = (target as Element | null)?.closest?.('dialog, details, [popover]');
    for (const element of opened?.querySelectorAll('[data-when=open]') ?? []) start(element);
  };
  // Safari fires no toggle event for dialogs, only focusin.
  for (const type of ['toggle', 'focusin']) document.addEventListener(type, onOpen, early);
  document.addEventListener(islandsAdded, ({ target }) => watch(target as Element));
  watch(document);
}

/** The event of an element into which a part of another page was put. It bubbles. */
export const islandsAdded = 'islandsadded';
