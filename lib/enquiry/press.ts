/** The press of a mouse or of a finger that is going on, or the last one. */
let press = Promise.resolve();

globalThis.addEventListener?.(
  'mousedown',
  () => {
    press = new Promise((end) => {
      // The click comes right after it.
      addEventListener('mouseup', () => setTimeout(end), { once: true, capture: true });
    });
  },
  true,
);

/**
 * Waits for the end of a press that is going on, and for its click.
 * What moves under a pointer that is down is not pressed.
 */
export function pressEnds(): Promise<void> {
  return press;
}
