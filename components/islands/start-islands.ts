import { requestData, requestWithRetries } from '@/components/loading/requests';
import { dayStore } from '@/components/storage/day-store';
import { hasDraft, readStored, subscribeToStored } from '@/components/storage/storage';
import type { DataName } from '@/lib/data-files/data-files';

export type StartIsland<Props> = (element: HTMLElement, props: Props) => void;

/** Loads the code of an island. This may fail. */
export type ImportIsland<Props> = () => Promise<StartIsland<Props>>;

/** The distance from the viewport, in px, at which an island counts as visible. It gives the code time to load. */
const margin = 300;

/** Events that show that a visitor uses the page. Before the first, `near-after-first-use` islands load nothing. */
const firstUseEvents = ['pointermove', 'pointerdown', 'scroll', 'focusin', 'click', 'input'];

/**
 * Starts each island of the page at its time (`when` in island.tsx), including islands that are inserted later, with a
 * dialog or by React. While its code and data are loading, an island has `data-loading`. What fails is requested again
 * (requests.ts), but Firefox imports code that has failed only after a reload.
 */
export function startIslands(islands: Partial<Record<string, ImportIsland<never>>>): void {
  const started = new WeakSet<HTMLElement>();

  async function start(element: HTMLElement) {
    const { island: name = '', props = 'null', files = '' } = element.dataset;
    const importIsland = islands[name];
    if (!importIsland || started.has(element)) return;
    started.add(element);
    element.dataset.loading = '';
    const dataFiles = files.split(' ').filter(Boolean) as DataName[];
    const [startIsland, ...data] = await Promise.all([
      requestWithRetries(importIsland),
      ...dataFiles.map(async (name) => [name, await requestData(name)] as const),
    ]);
    delete element.dataset.loading;
    // <Island> has checked the types of the props.
    startIsland(element, { ...JSON.parse(props), ...Object.fromEntries(data) } as never);
  }

  const viewport = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) void start(target);
      }
    },
    { rootMargin: `${margin}px` },
  );
  // A visitor may have focused a field before this code loaded, or followed a link such as Enquire Now, whose query
  // fills in the form, or have left a draft.
  let hasUsedPage =
    document.activeElement !== document.body || location.search !== '' || hasDraft();

  /** Whether an island starts now, wherever it is. */
  const startsNow = (when: string) =>
    when === 'immediately' ||
    (when === 'stored:day' && dayStore.read() !== undefined) ||
    (when === 'stored:choice' && Boolean(readStored('choice')));
  /** Whether an island starts as soon as it is near the viewport. */
  const startsNearby = (when: string) =>
    (when === 'near-after-first-use' && hasUsedPage) ||
    (when === 'near-after-load' && document.readyState === 'complete');

  /** Starts the islands in a part of the page, or observes those that start near the viewport. */
  function startIslandsIn(part: ParentNode) {
    for (const element of part.querySelectorAll<HTMLElement>('[data-island]')) {
      const when = element.dataset.when?.split(' ') ?? [];
      if (when.some(startsNow)) void start(element);
      else if (when.some(startsNearby)) viewport.observe(element);
    }
  }

  const startAll = () => startIslandsIn(document);
  const onUse = () => {
    if (hasUsedPage) return;
    hasUsedPage = true;
    startAll();
  };
  for (const type of firstUseEvents) addEventListener(type, onUse, { capture: true, once: true });
  addEventListener('load', startAll);
  for (const name of ['day', 'choice'] as const) subscribeToStored(name, startAll);
  // Changes of text, as in counters, add no elements.
  const inserted = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if ([...addedNodes].some((node) => node instanceof Element))
        startIslandsIn(target as Element);
  });
  inserted.observe(document.body, { childList: true, subtree: true });
  startAll();
}
