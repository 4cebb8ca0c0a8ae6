import type { IslandName, When } from './island';

/** Starts an island on its element, with the props from the server. */
export type StartIsland = (element: HTMLElement, props: unknown) => void;

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
  const due = { start: () => true, ...conditions };
  const begun = new WeakSet<Element>();

  async function start(element: Element) {
    if (!(element instanceof HTMLElement)) return;
    const load = islands[element.dataset.island as IslandName];
    if (!load || begun.has(element)) return;
    begun.add(element);
    const startIsland = await load().catch((error) => {
      // The next touch tries again, for example after the network has come back, and so does a visible island that comes
      // near again.
      begun.delete(element);
      console.warn(error);
    });
    try {
      startIsland?.(element, JSON.parse(element.dataset.props ?? 'null'));
    } catch (error) {
      // It may have added some of its listeners, so it is not started again.
      console.warn(error);
    }
  }

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) start(target);
    },
    { rootMargin: `${margin}px` },
  );
  // A visitor may have chosen a field before this code has loaded.
  let isUsed = document.activeElement !== document.body;

  function watch(part: ParentNode) {
    const all = (when: string) => part.querySelectorAll<HTMLElement>(`[data-when~=${when}]`);
    for (const [when, isDue] of Object.entries(due)) {
      for (const element of all(when)) if (isDue(element)) start(element);
    }
    if (isUsed) for (const element of all('visible')) near.observe(element);
  }

  /** Whether an island only waits for a condition, and so can't start earlier by a touch. */
  const mustWait = (element: HTMLElement) =>
    conditions[element.dataset.when as When]?.(element) === false;

  const onUse = () => {
    if (isUsed) return;
    isUsed = true;
    watch(document);
  };
  for (const type of firstUse) addEventListener(type, onUse, { ...early, once: true });
  for (const touch of touches) {
    const onTouch = ({ target }: Event) => {
      // Islands may be nested.
      let element = (target as Element | null)?.closest?.<HTMLElement>('[data-island]');
      while (element) {
        if (!mustWait(element)) start(element);
        element = element.parentElement?.closest<HTMLElement>('[data-island]');
      }
    };
    document.addEventListener(touch, onTouch, early);
  }
  const onOpen = ({ target }: Event) => {
    const opened = (target as Element | null)?.closest?.('dialog, details, [popover]');
    for (const element of opened?.querySelectorAll('[data-when~=open]') ?? []) start(element);
  };
  // Safari fires no toggle event for dialogs, only focusin.
  for (const type of ['toggle', 'focusin']) document.addEventListener(type, onOpen, early);
  document.addEventListener(islandsAdded, ({ target }) => watch(target as Element));
  watch(document);
  return () => watch(document);
}

/** The event of an element that has received a part of another page. It bubbles. */
export const islandsAdded = 'islandsadded';
