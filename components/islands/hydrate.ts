import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { rememberFields } from './remember-fields';

/** How often an island may start. If it still fails, it would fail again. */
const maxStarts = 3;

/**
 * Hydrates a React island (`*.island.tsx`) as a separate root. If a translator or another extension has changed the
 * server's markup, React replaces it. If a later change makes React fail, the server's markup is restored and hydrated
 * again; after too many failures, it stays unhydrated. Each time, typed and chosen values are put back. Other state
 * survives in a store outside React.
 */
export async function hydrateIsland<Props extends object>(
  island: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const serverMarkup = island.cloneNode(true);
  const fields = rememberFields(island);
  const onStart = () => {
    fields.putBack();
    island.dataset.hydrated = '';
  };
  const showServerMarkup = () => {
    delete island.dataset.hydrated;
    island.replaceChildren(...serverMarkup.cloneNode(true).childNodes);
    fields.putBack();
  };
  const listeners = { onRender: fields.rememberFocus, onStart };
  const content = createElement(RenderListener, listeners, createElement(component, props));
  for (let start = 1; start <= maxStarts; start += 1) {
    // While the root works, this waits.
    (await runUntilFailure(island, content)).unmount();
    showServerMarkup();
  }
}

type Listeners = { onRender: () => void; onStart: () => void; children?: ReactNode };

/** Calls `onRender` when React renders the children, and `onStart` when they are on the page. */
function RenderListener({ onRender, onStart, children }: Listeners) {
  onRender();
  useLayoutEffect(onStart, [onStart]);
  return children;
}

/** Starts a root. @returns the root once it has failed */
function runUntilFailure(island: HTMLElement, content: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    const root = hydrateRoot(island, content, {
      // Something has changed the markup, and React has rendered the island again.
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
