import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { rememberFields } from './remember-fields';

/** An island that fails within this time, in ms, would probably fail again. */
const stableAfterMs = 2_000;
/** Each restart waits this much longer than the last, in ms. */
const pauseStepMs = 2_000;
/** After so many failures in a row, an island isn't started again. */
const maxFailures = 5;

/**
 * Hydrates a React island (`*.island.tsx`) as a separate root. If a translator or another extension has changed the
 * built markup, React replaces it. If a later change makes React fail, the built markup is restored and hydrated again,
 * after longer and longer pauses if the island keeps failing, and in the end no more (`data-load-failed`). Each time,
 * typed and chosen values are put back. Other state survives in a store outside React.
 */
export async function hydrateIsland<Props extends object>(
  island: HTMLElement,
  component: ComponentType<Props>,
  props: Props,
): Promise<void> {
  const builtMarkup = island.cloneNode(true);
  const fields = rememberFields(island);
  const onStart = () => {
    fields.putBack();
    island.dataset.hydrated = '';
  };
  const showBuiltMarkup = () => {
    delete island.dataset.hydrated;
    island.replaceChildren(...builtMarkup.cloneNode(true).childNodes);
    fields.putBack();
  };
  const listeners = { onRender: fields.rememberFocus, onStart };
  const content = createElement(RenderListener, listeners, createElement(component, props));
  for (let failures = 0; failures < maxFailures; ) {
    if (failures > 2) await new Promise((resolve) => setTimeout(resolve, failures * pauseStepMs));
    const start = Date.now();
    // This waits for as long as the root works.
    (await runUntilFailure(island, content)).unmount();
    showBuiltMarkup();
    failures = Date.now() - start < stableAfterMs ? failures + 1 : 0;
  }
  island.dataset.loadFailed = '';
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
        console.warn(island, error);
        resolve(root);
      },
    });
  });
}
