/** The second of two taps comes within this time, in ms, and this far away, in px. */
const double = { ms: 500, px: 16 };

type Touch = { at: number; x: number; y: number };

/** Where and when the page was touched last, and for the last click. */
let touched: Touch = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 };
let clicked = touched;

/** What the first click of a double click met. */
let first: Element | null = null;

/**
 * Refuses the second click of a double click, the second of two taps, which not all browsers count, and what a key
 * that is held repeats: it would undo what the first one did, or meet what has come into its place, such as a
 * dialog, a field, or what lies beside that. What people press again and again takes each (`data-repeat`).
 */
export function refuseDoubleClicks() {
  document.addEventListener('pointerdown', onTouch, { capture: true });
  document.addEventListener('mousedown', onMouseDown, { capture: true });
  document.addEventListener('click', onClick, { capture: true });
  document.addEventListener('keydown', onKeyDown, { capture: true });
}

function onTouch({ pointerType, timeStamp, clientX, clientY }: PointerEvent) {
  // Browsers count the clicks of a mouse.
  if (pointerType !== 'mouse') touched = { at: timeStamp, x: clientX, y: clientY };
}

/** The focus stays where the first press has led. */
function onMouseDown(event: MouseEvent) {
  if (first && isSecondPress(event) && controlOf(event) !== first) event.preventDefault();
}

function onKeyDown(event: KeyboardEvent) {
  const pressed = controlOf(event);
  if (event.repeat && event.key === 'Enter' && pressed && !pressed.closest('[data-repeat]'))
    event.preventDefault();
}

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  const pressed = controlOf(event);
  const isSecond = isSecondPress(event);
  clicked = touched;
  if (!isSecond) first = pressed;
  const isMeant = pressed ? pressed.closest('[data-repeat]') : !target.matches('dialog, :root');
  if (!isSecond || isMeant) return;
  // The bootstrap may have marked a button that waits for its island.
  if (pressed !== first) pressed?.removeAttribute('data-pressed');
  event.preventDefault();
  event.stopImmediatePropagation();
}

const controlOf = ({ target }: Event) => (target as Element).closest('a, button, summary, label');

function isSecondPress({ detail }: MouseEvent): boolean {
  return detail > 1 || (detail === 1 && isSoonAndNear(touched, clicked));
}

function isSoonAndNear(touch: Touch, before: Touch): boolean {
  const isNear = Math.hypot(touch.x - before.x, touch.y - before.y) < double.px;
  // Other software clicks without a touch.
  return touch !== before && isNear && touch.at - before.at < double.ms;
}
