/**
 * Refuses the second click of a double click: it would undo what the first one did, or meet what has come into
 * its place. What people press again and again takes each (`data-repeat`). Not all browsers
 * count taps; what a second tap would harm looks after itself.
 */
export function refuseDoubleClicks() {
  document.addEventListener(
    'click',
    (event) => {
      const pressed = (event.target as Element).closest('a, button, summary, label');
      if (event.detail < 2 || !pressed || pressed.closest('[data-repeat]')) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
}
