import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { rememberFields } from './remember-fields';

/** After this many consecutive failures, the island keeps the markup of the server. */
const maxStarts = 3;

/** The time in ms without an error after which an island counts as started, because an effect may fail late. */
const stableAfterMs = 1000;

/** The React root of an island, which is started again after a failure. */
class IslandRoot {
  private readonly served: readonly Node[];
  private readonly view: ReactNode;
  /** Undefined from a failure to the next start. */
  private root: Root | undefined;
  private fields: ReturnType<typeof rememberFields>;
  private failures = 0;
  private stableTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly island: HTMLElement,
    content: ReactNode,
  ) {
    this.served = [...island.childNodes].map((node) => node.cloneNode(true));
    this.fields = rememberFields(island);
    this.view = createElement(Started, { onStart: () => this.onStart() }, content);
    this.root = hydrateRoot(island, this.view, this.options);
  }

  private readonly options: RootOptions = {
    // Other software has changed the markup, and React has rendered the island again.
    onRecoverableError(error) {
      if (process.env.NODE_ENV !== 'production') console.warn(error);
    },
    onUncaughtError: (error) => this.fail(error),
  };

  private onStart(): void {
    this.stableTimer = setTimeout(() => (this.failures = 0), stableAfterMs);
    this.fields.putBack();
    this.fields = rememberFields(this.island);
    this.island.dataset.hydrated = '';
  }

  /** Ends this root. Several of its parts can fail at once. */
  private fail(error: unknown): void {
    console.warn(error);
    const { root } = this;
    this.root = undefined;
    // React has to clean up first.
    if (root) queueMicrotask(() => this.restart(root));
  }

  private restart(failed: Root): void {
    try {
      failed.unmount();
    } catch {
      // React can't find the nodes that it wants to remove.
    }
    clearTimeout(this.stableTimer);
    this.failures += 1;
    if (this.failures < maxStarts) this.startAgain();
    else this.giveUp();
  }

  private startAgain(): void {
    this.island.replaceChildren();
    this.root = createRoot(this.island, this.options);
    this.root.render(this.view);
  }

  private giveUp(): void {
    this.island.replaceChildren(...this.served);
    delete this.island.dataset.hydrated;
    this.fields.putBack();
  }
}

/**
 * Starts an island that React renders (`*.island.tsx`): makes it a React root of its own, on the markup of the server.
 * Other software changes pages: translators wrap texts, and password managers put icons beside fields. React then
 * renders the island again, or fails at its next update and is started again. In both cases typed and chosen values are
 * restored, and nothing outside the island is changed. State that must survive therefore lives outside React: in
 * fields, or in a store.
 * @param component the component that the server has rendered with the same props
 */
export function hydrateIsland<Props extends object>(component: ComponentType<Props>) {
  return (island: HTMLElement, props: Props) =>
    void new IslandRoot(island, createElement(component, props));
}

/** Renders its children, and reports that they have mounted. */
function Started({ onStart, children }: { onStart: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in each root
  useLayoutEffect(onStart, []);
  return children;
}
