import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { rememberFields } from './remember-fields';

/** The number of times that an island starts. An island that fails more often would fail again. */
const maxStarts = 3;

/**
 * Makes an island that React renders (`*.island.tsx`) a React root of its own, on the markup of the server. Where other
 * software has changed this markup, as translators do, React replaces it. When a later change makes React fail, a new
 * root starts on the markup of the server, which is all that is left after too many failures. Each time, typed and
 * chosen values are put back; other state survives in a store outside React.
 */
export async function hydrateIsland<Props extends object>(
  island: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const served = island.cloneNode(true);
  const fields = rememberFields(island);
  const onStart = () => {
    fields.putBack();
    island.dataset.hydrated = '';
  };
  const showServed = () => {
    delete island.dataset.hydrated;
    island.replaceChildren(...served.cloneNode(true).childNodes);
    fields.putBack();
  };
  const content = createElement(Started, { onStart }, createElement(component, props));
  for (let start = 1; start <= maxStarts; start += 1) {
    // For a root that works, this waits as long as the page is open.
    (await runUntilFailure(island, content)).unmount();
    showServed();
  }
}

/** Renders its children, and reports that they are on the page. */
function Started({ onStart, children }: { onStart: () => void; children?: ReactNode }) {
  useLayoutEffect(onStart, [onStart]);
  return children;
}

/** Starts a root. @returns the root once it has failed, perhaps in several parts, and React has cleaned up */
function runUntilFailure(island: HTMLElement, content: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    const root = hydrateRoot(island, content, {
      // Other software has changed the markup, and React has rendered the island again.
      onRecoverableError(error) {
        if (process.env.NODE_ENV !== 'production') console.warn(error);
      },
      onUncaughtError(error) {
        console.warn(error);
        resolve(root);
      },
    });
  });
}
