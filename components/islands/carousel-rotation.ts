'use client';

import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { type RotationState, rotationState } from './carousel-state';

type Rotation = {
  state: RotationState;
  /** To turn now: `playing`, and somebody can see it. */
  turning: boolean;
  reducedMotion: boolean;
  /** What the pause button does. */
  toggle(): void;
  /** For the root of the carousel. */
  handlers: {
    onPointerEnter(event: PointerEvent): void;
    onPointerLeave(): void;
    onFocus(event: FocusEvent): void;
    onBlur(event: FocusEvent): void;
  };
};

/**
 * Keeps account of what lets a carousel turn by itself. `running` says that its engine is there:
 * a mouse or a focus that had come before is then taken into account.
 */
export function useRotation(root: RefObject<HTMLElement | null>, running: boolean): Rotation {
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const documentHidden = useDocumentHidden();

  useEffect(() => {
    if (!running || !root.current) return;
    setHovered(matchMedia('(hover: hover)').matches && root.current.matches(':hover'));
    setFocused(root.current.querySelector(':focus-visible') !== null);
  }, [running, root]);

  const state = rotationState({ choice, reducedMotion, hovered, focused });
  return {
    state,
    turning: state === 'playing' && !documentHidden,
    reducedMotion,
    toggle: () => setChoice(state === 'paused' ? 'play' : 'pause'),
    handlers: {
      // A finger leaves no mouse behind that could go away again.
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      // A button that has been clicked has the focus, too; only the keyboard's holds the carousel.
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed);
      return () => document.removeEventListener('visibilitychange', changed);
    },
    () => document.visibilityState === 'hidden',
    () => false,
  );
}
