type Click = Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>;

/** Ignores the second click of a double one: it is meant for what stood there before. */
export function ignoreSecond(event: Click) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
