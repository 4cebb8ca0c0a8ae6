import { ignoreSecondClick } from './ignore-second-click';

/** Calls a function now and whenever the visitor comes to another entry of the history. */
export function onHistoryEntry(show: () => void): void {
  addEventListener('popstate', show);
  // From the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  show();
}

/** What follows the step back that the browser is taking; undefined while it takes none. */
let afterStep: (() => void) | undefined;

/** Calls a function now or, if the browser is taking a step back, after it. The last of several calls counts. */
export function whenBack(act: () => void): void {
  if (afterStep) afterStep = act;
  else act();
}

/** Goes back from the history entry of a dialog, once: a second step would leave the page. */
export function goBack(act = () => {}): void {
  if (!afterStep) {
    addEventListener('popstate', finishStep, { once: true });
    history.back();
  }
  afterStep = act;
}

function finishStep() {
  const act = afterStep;
  afterStep = undefined;
  act?.();
}

/**
 * Follows a link in a dialog from the entry before that of the dialog, so that Back leads to the page without it. To
 * replace the entry by the linked page would be simpler, but then browsers do not keep this page for Back.
 */
export function followFromBefore(link: HTMLAnchorElement, click: MouseEvent): void {
  click.preventDefault();
  // The dialog closes before the second click of a double click.
  ignoreSecondClick();
  goBack(() => location.assign(link.href));
}
