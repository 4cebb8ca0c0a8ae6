import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { fetchOnce } from '@/components/ui/fetch-once';
import { rememberFields } from './remember-fields';
import type { StartIsland } from './start-islands';

/** After this many failures in a row, the island keeps the markup of the server. */
const maxFailures = 3;

/** The time in ms without a failure after which earlier ones no longer count. An effect may fail late. */
const stableAfterMs = 1000;

/**
 * Fetches the data of an island, if its element names a file with them (`file` in island.tsx).
 * @param component the component that the server has rendered on this element
 * @returns a function that starts the island
 * @throws when the file can't be fetched
 */
export async function prepareIsland<Props extends object>(
  { dataset: { file } }: HTMLElement,
  component: ComponentType<Props>,
): Promise<StartIsland<Props>> {
  const fetched = file && { data: await fetchOnce(file) };
  return (island, props) =>
    hydrateIsland(island, createElement(component, { ...props, ...fetched }));
}

/**
 * Makes an island that React renders (`*.island.tsx`) a React root of its own, on the markup of the server. When other
 * software changes the island, as translators do, React renders it again or fails, and then a new root starts on the
 * markup of the server, which is all that is left after too many failures. Each time, typed and chosen values are put
 * back; other state survives in a store outside React.
 */
export async function hydrateIsland(island: HTMLElement, content: ReactNode): Promise<void> {
  const served = island.cloneNode(true);
  let fields = rememberFields(island);
  let failures = 0;
  let stableTimer: ReturnType<typeof setTimeout> | undefined;
  const onStart = () => {
    stableTimer = setTimeout(() => (failures = 0), stableAfterMs);
    fields.putBack();
    fields = rememberFields(island);
    island.dataset.hydrated = '';
  };
  while (failures < maxFailures) {
    const root = await runUntilFailure(island, createElement(Started, { onStart }, content));
    try {
      root.unmount();
    } catch {
      // React can't find the nodes that it wants to remove.
    }
    clearTimeout(stableTimer);
    failures += 1;
    island.replaceChildren(...served.cloneNode(true).childNodes);
  }
  delete island.dataset.hydrated;
  fields.putBack();
}

/** Starts a root. @returns the root once it has failed, perhaps in several parts, and React has cleaned up */
function runUntilFailure(island: HTMLElement, view: ReactNode): Promise<Root> {
  return new Promise((resolve) => {
    const root = hydrateRoot(island, view, {
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

/** Renders its children, and reports that they have mounted. */
function Started({ onStart, children }: { onStart: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once in each root
  useLayoutEffect(onStart, []);
  return children;
}
