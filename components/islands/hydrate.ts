import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { rememberFields } from './remember-fields';
import type { StartIsland } from './start-islands';

/** After this many consecutive failures, the island keeps the markup of the server. */
const mostStarts = 3;

/** The time in ms without an error after which an island counts as started, because an effect may fail late. */
const stableAfterMs = 1000;

/**
 * Makes an element a React root of its own, on the markup that the server has rendered in it. Other software changes
 * pages: translators wrap texts, and password managers put icons beside fields. React then renders the island again, or
 * fails at its next update and is started again. In both cases typed and chosen values are restored, and nothing
 * outside the island is changed. State that must survive therefore lives outside React: in fields, or in a store.
 * @param island the element, which contains only the markup of the server
 * @param content the same content as the server has rendered
 */
export function startRoot(island: HTMLElement, content: ReactNode): void {
  const served = [...island.childNodes].map((node) => node.cloneNode(true));
  let fields = rememberFields(island);
  let failures = 0;
  let isBroken = false;
  let stableTimer: ReturnType<typeof setTimeout> | undefined;

  const onStart = () => {
    stableTimer = setTimeout(() => (failures = 0), stableAfterMs);
    fields.putBack();
    fields = rememberFields(island);
    island.dataset.hydrated = '';
  };
  const view = createElement(Started, { onStart }, content);
  const options = {
    // Other software has changed the markup, and React has rendered the island again.
    onRecoverableError(error: unknown) {
      if (process.env.NODE_ENV !== 'production') console.warn(error);
    },
    onUncaughtError(error: unknown) {
      console.warn(error);
      // Several parts can fail at once.
      if (isBroken) return;
      isBroken = true;
      clearTimeout(stableTimer);
      // React has to clean up first.
      queueMicrotask(replaceRoot);
    },
  };
  let root = hydrateRoot(island, view, options);

  function replaceRoot() {
    try {
      root.unmount();
    } catch {
      // React can't find the nodes that it wants to remove.
    }
    isBroken = false;
    failures += 1;
    if (failures < mostStarts) {
      island.replaceChildren();
      root = createRoot(island, options);
      root.render(view);
    } else {
      island.replaceChildren(...served);
      delete island.dataset.hydrated;
      fields.putBack();
    }
  }
}

/**
 * Starts an island that React renders (`*.island.tsx`).
 * @param component the component that the server has rendered with the same props
 */
export function hydrateIsland<Props extends object>(component: ComponentType<Props>): StartIsland {
  return (island, props) => startRoot(island, createElement(component, props as Props));
}

/** Renders its children, and reports that they have mounted. */
function Started({ onStart, children }: { onStart: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in each root
  useLayoutEffect(onStart, []);
  return children;
}
