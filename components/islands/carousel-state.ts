'use client';

/** Whether a carousel turns by itself, and why not. */
export type RotationState = 'playing' | 'hovered' | 'focused' | 'paused';

export type RotationReasons = {
  /** What the visitor chose by the pause button, if it has been pressed. */
  choice: 'play' | 'pause' | null;
  /** The visitor wants less motion. */
  reducedMotion: boolean;
  /** A mouse is over the carousel. */
  hovered: boolean;
  /** The keyboard's focus is in the carousel. */
  focused: boolean;
};

/**
 * What follows from the reasons. The visitor's choice wins over everything, as in the ARIA
 * Authoring Practices; under reduced motion a carousel does not start by itself.
 */
export function rotationState({
  choice,
  reducedMotion,
  hovered,
  focused,
}: RotationReasons): RotationState {
  if (choice) return choice === 'play' ? 'playing' : 'paused';
  if (reducedMotion) return 'paused';
  if (focused) return 'focused';
  return hovered ? 'hovered' : 'playing';
}
